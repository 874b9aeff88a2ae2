import type { Context } from 'hono';
import type { LoginWay } from '../business/personal-contract';
import { CallFailure } from '../server/call-failure';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { findAccountById } from '../session/account';
import { originOf } from '../session/origin';
import type { FirstStep, SecondStep } from '../session/second-factor';
import { noteAction } from './record-actions';

const kept = 180 * 24 * 3600_000;

/** What a login is answered with whose first step is done: a token, or what its account is asked for besides. */
export async function finishFirstStep(
  platform: Platform,
  c: Context<SandboxEnv>,
  step: FirstStep,
): Promise<{ token: string } | { secondFactor: SecondStep }> {
  const secondFactor = await platform.secondFactor.ask(step);
  return secondFactor ? { secondFactor } : { token: await enter(platform, c, step.accountId, step.way) };
}

/** Opens a session of an account and notes the login; gives its token. */
export async function enter(
  platform: Platform,
  c: Context<SandboxEnv>,
  accountId: number,
  way: LoginWay,
): Promise<string> {
  const account = await findAccountById(platform.database, accountId);
  if (!account || account.disabled) throw new CallFailure(400, 'accountDisabled');
  const token = await platform.sessions.issue(accountId, originOf(c));
  await noteLogin(platform, c, { accountId, way, done: true });
  await noteAction(platform, c, { account, action: '/login' });
  return token;
}

/** Notes a login, or a try that failed, in the history of its account; half a year is kept. */
export async function noteLogin(
  { database, now }: Platform,
  c: Context<SandboxEnv>,
  { accountId, way, done }: { accountId: number; way: LoginWay; done: boolean },
): Promise<void> {
  const { device, ip } = originOf(c);
  await database.batch(
    [
      { sql: 'DELETE FROM logins WHERE account_id = ? AND at < ?', args: [accountId, now() - kept] },
      {
        sql: 'INSERT INTO logins (account_id, at, way, done, device, ip) VALUES (?, ?, ?, ?, ?, ?)',
        args: [accountId, now(), way, done ? 1 : 0, device, ip],
      },
    ],
    'write',
  );
}
