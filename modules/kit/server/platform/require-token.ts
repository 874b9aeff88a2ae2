import { decideRecord } from '@waybill/auth-core/records';
import type { Context, MiddlewareHandler } from 'hono';
import { lastEventHeader } from '../../contract/last-event-header';
import type { Permission } from '../../contract/permissions';
import type { Account } from '../http/account';
import { CallFailure } from '../http/call-failure';
import { originOf } from '../http/origin';
import type { SandboxEnv } from '../http/sandbox-env';
import { findAccountById } from '../session/account';
import type { Platform } from './platform';
import { mayNot, subjectOf } from './rights';

/** The token of a request: the `token` header, else `Authorization: Bearer`. */
export function readToken(c: Context<SandboxEnv>): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  return c.req.header('token')?.trim() || bearer;
}

/**
 * Requires a valid token and, if given, the permission. Responds 401 for an unknown token, 402 for an expired or exchanged one,
 * 403 without the permission. The response names the last event before it.
 */
export function requireToken(platform: Platform, permission?: Permission): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const { account, family } = await findLiveAccount(platform, c);
    const verdict = permission && decideRecord({ permission, where: {} }, subjectOf(account), {});
    if (verdict && !verdict.allowed) throw mayNot(c, verdict);
    await platform.sessions.touch(family, originOf(c));
    c.set('account', account);
    c.set('family', family);
    const position = await platform.feed.position();
    await next();
    c.res.headers.set(lastEventHeader, String(position));
  };
}

/** Returns account and session of a token; throws `CallFailure` 401 and 402 as `requireToken` does. */
export async function findLiveAccount(
  { sessions, database }: Platform,
  c: Context<SandboxEnv>,
): Promise<{ account: Account; family: string }> {
  const token = readToken(c);
  const inspected = token ? await sessions.inspect(token) : undefined;
  if (!inspected || inspected.state === 'unknown') throw new CallFailure(401, 'notSignedIn');
  if (inspected.state !== 'live') throw new CallFailure(402, 'tokenExpired');
  const account = await findAccountById(database, inspected.accountId);
  if (!account) throw new CallFailure(401, 'notSignedIn');
  return { account, family: inspected.family };
}
