import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../../../lib/after-paint';
import { callEndpoint } from '../../../kernel/call-endpoint';
import { useConsole } from '../../../kernel/console-context';
import { type Captcha, readCaptcha } from './read-captcha';

export interface CaptchaState {
  /** The required picture, or null if the server requires no captcha or cannot draw one. */
  captcha: Captcha | null;
  /** Requests another picture. */
  refresh: () => void;
  /** Waits for the pending or first response; the field is rendered when this resolves. Never rejects. */
  current: () => Promise<Captcha | null>;
}

/** The picture code of a login panel, requested after the form is interactive, because the first call takes half as long as the rendering. */
export function useCaptcha(): CaptchaState {
  const { http, api } = useConsole();
  const endpoint = api.endpoints.captcha;
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const latest = useRef<Promise<Captcha | null>>(null);

  const load = useCallback(() => {
    const response = endpoint ? callEndpoint(http, endpoint, { anonymous: true, silent: true }) : Promise.resolve();
    const request: Promise<Captcha | null> = response
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
