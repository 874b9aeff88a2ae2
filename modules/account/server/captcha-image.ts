import type { Calls, Platform } from '@waybill/kit/server';
import { remoteAddress, tooManyAttempts } from '@waybill/kit/server';
import { captchaCall } from '../contract/session';

/** Registers the call for the captcha of a login. */
export function addCaptcha({ add }: Calls, { captchas, challengeLimit }: Platform): void {
  add(captchaCall, { summary: 'The picture code of a login, if one is asked for.', access: 'everybody' }, ({ c }) => {
    const address = remoteAddress(c);
    const captchaEnabled = captchas.isEnabled(address);
    if (!captchaEnabled) return { captchaEnabled, img: '', uuid: '' };
    const wait = challengeLimit.take(`picture ${address}`);
    if (wait > 0) throw tooManyAttempts(wait);
    return { captchaEnabled, ...captchas.draw() };
  });
}
