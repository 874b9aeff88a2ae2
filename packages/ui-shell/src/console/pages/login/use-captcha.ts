import { useCallback, useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint';
import { toRequest } from '../../connect/to-request';
import { useConsole } from '../../console-context';

export interface Captcha {
  img: string;
  uuid: string;
}

/** The picture that the server wants answered, or null where it wants none or cannot draw one; `refresh` asks for another. */
export function useCaptcha(): { captcha: Captcha | null; refresh: () => void } {
  const { http, endpoints } = useConsole();
  const [captcha, setCaptcha] = useState<Captcha | null>(null);

  const load = useCallback(
    (signal?: AbortSignal) => {
      http
        .request({ ...toRequest(endpoints.captcha), anonymous: true, silent: true, ...(signal ? { signal } : {}) })
        .then(readCaptcha, () => null)
        .then((next) => {
          if (!signal?.aborted) setCaptcha(next);
        });
    },
    [http, endpoints],
  );

  useEffect(() => {
    const abort = new AbortController();
    // The form can be typed into before the picture comes; the first call of a visit costs as much as drawing half of it.
    const stop = afterPaint(() => load(abort.signal));
    return () => {
      stop();
      abort.abort();
    };
  }, [load]);

  return { captcha, refresh: useCallback(() => load(), [load]) };
}

function readCaptcha(data: unknown): Captcha | null {
  if (typeof data !== 'object' || data === null) return null;
  const { captchaEnabled, img, uuid } = data as Record<string, unknown>;
  if (captchaEnabled !== true || typeof img !== 'string' || typeof uuid !== 'string') return null;
  return /^data:image\//.test(img) ? { img, uuid } : null;
}
