import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../../../lib/after-paint';
import { callEndpoint } from '../../../kernel/call-endpoint';
import { useConsole } from '../../../kernel/console-context';
import { type Captcha, readCaptcha } from './read-captcha';

export interface CaptchaState {
  /** The picture that the server wants answered, or null where it wants none or cannot draw one. */
  captcha: Captcha | null;
  /** Asks for another picture. */
  refresh: () => void;
  /** Waits for the response that is on its way, and asks for one in the first moments; its field stands when this resolves. Never rejects. */
  current: () => Promise<Captcha | null>;
}

/** The picture code of a login panel, asked for once the form can be typed into: the first call of a visit costs as much as drawing half of it. */
export function useCaptcha(): CaptchaState {
  const { http, api } = useConsole();
  const endpoint = api.endpoints.captcha;
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const latest = useRef<Promise<Captcha | null>>(null);

  const load = useCallback(() => {
    const asked = endpoint ? callEndpoint(http, endpoint, { anonymous: true, silent: true }) : Promise.resolve();
    const request: Promise<Captcha | null> = asked
      .then(readCaptcha, () => null)
      .then((next) => {
        if (latest.current === request) flushSync(() => setCaptcha(next));
        return next;
      });
    latest.current = request;
    return request;
  }, [http, endpoint]);
  const refresh = useCallback(() => void load(), [load]);
  const current = useCallback(() => latest.current ?? load(), [load]);

  useEffect(() => afterPaint(() => void current()), [current]);

  return { captcha, refresh, current };
}
