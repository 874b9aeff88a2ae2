import type { Calls, Platform } from '@waybill/kit/server';
import { CallFailure, findAccountById, tryLimited } from '@waybill/kit/server';
import { secondFactorCall } from '../contract/session';
import { enter, noteFailedLogin, noteLogin } from './enter';

/** The second step of a login that was answered with `secondFactor`. */
export function addSecondStep({ add }: Calls, platform: Platform): void {
  const { secondFactor, signInLimit } = platform;
  const facts = { summary: 'The code of a login that asked for one.', access: 'everybody', encrypted: true } as const;
  add(secondFactorCall, facts, async ({ c, body: { ticket, method, code } }) => {
    const step = await secondFactor.read(ticket);
    if (!step) throw new CallFailure(400, 'ticketEnded');
    // Limits attempts per account, since knowing the password yields any number of tickets.
    const { accountId, way } = step;
    const right = await tryLimited(signInLimit, `code ${accountId}`, () => secondFactor.check(accountId, method, code));
    if (!right) {
      await noteLogin(platform, c, { accountId, way, done: false });
      await noteFailedLogin(platform, c, await findAccountById(platform.database, accountId));
      throw new CallFailure(400, 'wrongCode');
    }
    if (!(await secondFactor.use(ticket))) throw new CallFailure(400, 'ticketEnded');
    return { token: await enter(platform, c, step) };
  });
}
