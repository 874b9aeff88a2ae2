import type { LoginWay } from '@waybill/kit/contract';
import type { Account, FirstStep, Platform, SandboxEnv, SecondStep } from '@waybill/kit/server';
import { CallFailure, findAccountById, noteAction, originOf, sql } from '@waybill/kit/server';
import type { Context } from 'hono';

const deviceLifetime = 180 * 24 * 3600_000;

/** Returns the response to a completed first step: a token, or the second step that the account requires. */
export async function finishFirstStep(
  platform: Platform,
  c: Context<SandboxEnv>,
  step: FirstStep,
): Promise<{ token: string } | { secondFactor: SecondStep }> {
  const secondFactor = await platform.secondFactor.ask(step);
  return secondFactor ? { secondFactor } : { token: await enter(platform, c, step) };
}

/** Opens a session if the credential is still valid, records the login, and returns the token. */
export async function enter(
  platform: Platform,
  c: Context<SandboxEnv>,
  { accountId, way, proof }: FirstStep,
): Promise<string> {
  const token = await platform.sessions.issue(accountId, originOf(c), proof);
  const account = await findAccountById(platform.database, accountId);
  if (!account || account.disabled) throw new CallFailure(400, 'accountDisabled');
  if (token === undefined) throw new CallFailure(400, way === 'password' ? 'wrongCredentials' : 'ticketEnded');
  await noteLogin(platform, c, { accountId, way, done: true });
  await noteAction(platform, c, { account, action: '/login' });
  return token;
}

/** Records a failed login. An unknown name is not stored, since it may be a password. */
export const noteFailedLogin = (
  platform: Platform,
  c: Context<SandboxEnv>,
  tried: Pick<Account, 'id' | 'username'> | undefined,
): Promise<void> => noteAction(platform, c, { account: tried ?? { id: 0, username: '' }, action: '/login/failed' });

/** Adds a login or a failed attempt to the account's history; half a year is stored. */
export async function noteLogin(
  { database, now }: Platform,
  c: Context<SandboxEnv>,
  { accountId, way, done }: { accountId: number; way: LoginWay; done: boolean },
): Promise<void> {
  const { device, ip } = originOf(c);
  await database.batch(
    [
      sql`DELETE FROM logins WHERE account_id = ${accountId} AND at < ${now() - deviceLifetime}`,
      sql`INSERT INTO logins (account_id, at, way, done, device, ip)
        VALUES (${accountId}, ${now()}, ${way}, ${done ? 1 : 0}, ${device}, ${ip})`,
    ],
    'write',
  );
}
