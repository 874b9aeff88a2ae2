import type { Handler } from 'hono';
import { newcomer } from '../seed/demo-accounts';
import { avatarPicture } from '../seed/picture';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { phonePattern, readPassword, readText } from '../server/fields';
import { readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { findAccountByName, findAccountByPhone } from '../session/account';
import { hashPassword } from '../session/password-hash';
import { enter } from './enter';
import { requireCapacity } from './sign-in';

const namePattern = /^[\p{L}\p{N}_.-]+$/u;

/** POST /api/cps/open/auth/register: makes an account with the role Agent; answers `{ token }`. */
export function register(platform: Platform): Handler<SandboxEnv> {
  return async (c) => {
    const payload = await readPayload(c, platform.payloadKey);
    const username = readText(payload, 'username', { min: 2, max: 32, pattern: namePattern });
    const password = readPassword(payload);
    const phone = readText(payload, 'phone', { pattern: phonePattern });
    const code = readText(payload, 'code', { pattern: /^\d{6}$/ });
    requireCapacity(platform.hashing);
    // First, so that nobody learns the names of others without a phone; the code still serves after a name that was taken.
    if (!platform.smsCodes.check(phone, code)) throw new CallFailure(400, 'wrongSmsCode');
    if (await findAccountByName(platform.database, username)) throw new CallFailure(400, 'nameTaken');
    if (await findAccountByPhone(platform.database, phone)) throw new CallFailure(400, 'phoneTaken');

    const passwordHash = await platform.hashing.run(() => hashPassword(password, platform.passwordCost));
    const { rows } = await platform.database.execute({
      sql: `INSERT INTO accounts (username, phone, password_hash, avatar, roles, permissions, created_at)
            VALUES (?, ?, ?, ?, ?, coalesce((SELECT permissions FROM roles WHERE name = ?), '[]'), ?) ON CONFLICT DO NOTHING RETURNING id`,
      args: [
        username,
        phone,
        passwordHash,
        avatarPicture(username),
        JSON.stringify(newcomer.roles),
        newcomer.roles[0],
        platform.now(),
      ],
    });
    if (!rows[0]) throw new CallFailure(400, 'nameTaken');
    platform.smsCodes.use(phone);
    return success(c, { token: await enter(platform, c, Number(rows[0].id), 'register') });
  };
}
