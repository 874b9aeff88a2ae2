import type { Handler } from 'hono';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { phonePattern, readText } from '../server/fields';
import { readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import { remoteAddress } from '../server/remote-address';
import type { SandboxEnv } from '../server/sandbox-env';
import { tooManyAttempts } from './sign-in';

/** POST /api/cps/open/auth/sendSmsCode: prints a code on the server's console instead of sending it. */
export function sendSmsCode({ smsCodes, smsLimit, log }: Platform): Handler<SandboxEnv> {
  return async (c) => {
    const phone = readText(await readPayload(c), 'phone', { pattern: phonePattern });
    const wait = smsLimit.take(remoteAddress(c));
    if (wait > 0) throw tooManyAttempts(wait);
    const sent = smsCodes.send(phone);
    if ('wait' in sent) {
      throw new CallFailure(400, 'smsTooSoon', { retryAfter: sent.wait, values: { seconds: sent.wait } });
    }
    log(`SMS code for ${phone}: ${sent.code} (valid for 5 minutes)`);
    return success(c, { validFor: 300, retryAfter: 60 });
  };
}
