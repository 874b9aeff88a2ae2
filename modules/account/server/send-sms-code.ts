import type { Calls, Platform } from '@waybill/kit/server';
import { CallFailure, remoteAddress, tooManyAttempts } from '@waybill/kit/server';
import { sendSmsCodeCall } from '../contract/session';

/** Prints a code on the server's console instead of sending it. */
export function addSmsCode({ add }: Calls, { smsCodes, smsLimit, log }: Platform): void {
  const facts = { summary: 'Sends a code to a mobile number.', access: 'everybody' } as const;
  add(sendSmsCodeCall, facts, ({ c, body: { phone } }) => {
    const wait = smsLimit.take(remoteAddress(c));
    if (wait > 0) throw tooManyAttempts(wait);
    const sent = smsCodes.send(phone);
    if ('wait' in sent) {
      throw new CallFailure(400, 'smsTooSoon', { retryAfter: sent.wait, values: { seconds: sent.wait } });
    }
    log(`SMS code for ${phone}: ${sent.code} (valid for 5 minutes)`);
    return { validFor: 300, retryAfter: 60 };
  });
}
