import type { Handler } from 'hono';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { readPassword } from '../server/fields';
import { readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import { remoteAddress } from '../server/remote-address';
import type { SandboxEnv } from '../server/sandbox-env';
import { findAccountByName } from '../session/account';
import { isPassword } from '../session/password-hash';
import { noteLogin } from './enter';
import { requireCapacity, tooManyAttempts } from './sign-in';

/** POST /unlock: whether the password is the caller's own; tries count together with those of a login, and wrong ones stand in its history. */
export function unlock(platform: Platform): Handler<SandboxEnv> {
  const { database, signInLimit, hashing, payloadKey } = platform;
  return async (c) => {
    const password = readPassword(await readPayload(c, payloadKey));
    const { id, username } = c.get('account');
    requireCapacity(hashing);
    const attemptKey = `${username.toLowerCase()} ${remoteAddress(c)}`;
    const wait = signInLimit.take(attemptKey);
    if (wait > 0) throw tooManyAttempts(wait);
    const right = await hashing.run(async () => {
      const account = await findAccountByName(database, username);
      return account !== undefined && isPassword(password, account.passwordHash);
    });
    if (!right) {
      await noteLogin(platform, c, { accountId: id, way: 'password', done: false });
      throw new CallFailure(400, 'wrongPassword');
    }
    signInLimit.clear(attemptKey);
    return success(c);
  };
}
