import type { Handler } from 'hono';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { readChoice, readText } from '../server/fields';
import { readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { secondMethods } from '../session/second-factor';
import { enter, noteLogin } from './enter';
import { tooManyAttempts } from './sign-in';

/** POST /api/cps/open/auth/secondFactor: `{ ticket, method, code }` after a login that was answered with `secondFactor`; answers `{ token }`. */
export function secondStep(platform: Platform): Handler<SandboxEnv> {
  const { secondFactor, signInLimit, payloadKey } = platform;
  return async (c) => {
    const payload = await readPayload(c, payloadKey);
    const ticket = readText(payload, 'ticket', { max: 64 });
    const method = readChoice(payload, 'method', secondMethods);
    const code = readText(payload, 'code', { max: 32 });
    const step = await secondFactor.read(ticket);
    if (!step) throw new CallFailure(400, 'ticketEnded');
    // Counted for the account, since whoever knows its password gets as many tickets as he asks for.
    const attemptKey = `code ${step.accountId}`;
    const wait = signInLimit.take(attemptKey);
    if (wait > 0) throw tooManyAttempts(wait);
    const { accountId, way } = step;
    if (!(await secondFactor.check(accountId, method, code))) {
      await noteLogin(platform, c, { accountId, way, done: false });
      throw new CallFailure(400, 'wrongCode');
    }
    if (!(await secondFactor.use(ticket))) throw new CallFailure(400, 'ticketEnded');
    signInLimit.clear(attemptKey);
    return success(c, { token: await enter(platform, c, accountId, way) });
  };
}
