import type { Handler } from 'hono';
import { fromInviteCode } from '../business/invite';
import type { Statement } from '../database/database';
import { newcomer } from '../seed/demo-accounts';
import { avatarPicture } from '../seed/picture';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { phonePattern, readPassword, readText } from '../server/fields';
import { readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { findAccountById, findAccountByName, findAccountByPhone } from '../session/account';
import { hashPassword } from '../session/password-hash';
import { enter } from './enter';
import { requireCapacity } from './sign-in';

const namePattern = /^[\p{L}\p{N}_.-]+$/u;

/**
 * POST /api/cps/open/auth/register: makes an account with the role Agent; answers `{ token }`. With `invite`, the code of an account, it is that
 * account's promoted user; `visit` names the visit that led here.
 */
export function register(platform: Platform): Handler<SandboxEnv> {
  return async (c) => {
    const payload = await readPayload(c, platform.payloadKey);
    const username = readText(payload, 'username', { min: 2, max: 32, pattern: namePattern });
    const password = readPassword(payload);
    const phone = readText(payload, 'phone', { pattern: phonePattern });
    const code = readText(payload, 'code', { pattern: /^\d{6}$/ });
    const invite = readText(payload, 'invite', { min: 0, max: 20, fallback: '' });
    const visit = readText(payload, 'visit', { min: 0, max: 64, fallback: '' });
    requireCapacity(platform.hashing);
    // First, so that nobody learns the names of others without a phone; the code still serves after a name that was taken.
    if (!platform.smsCodes.check(phone, code)) throw new CallFailure(400, 'wrongSmsCode');
    if (await findAccountByName(platform.database, username)) throw new CallFailure(400, 'nameTaken');
    if (await findAccountByPhone(platform.database, phone)) throw new CallFailure(400, 'phoneTaken');

    const inviter = await findInviter(platform, invite);

    const passwordHash = await platform.hashing.run(() => hashPassword(password, platform.passwordCost));
    const [made] = await platform.database.batch(
      [
        {
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
        },
        ...(inviter === undefined ? [] : promotedBy(inviter, visit)),
      ],
      'write',
    );
    if (!made?.rows[0]) throw new CallFailure(400, 'nameTaken');
    platform.smsCodes.use(phone);
    return success(c, { token: await enter(platform, c, Number(made.rows[0].id), 'register') });
  };
}

/** Whose invitation it is, none without a code; throws `CallFailure` 400 for a code that nobody has. */
async function findInviter({ database }: Platform, code: string): Promise<number | undefined> {
  if (code === '') return undefined;
  const account = await findAccountById(database, fromInviteCode(code) ?? 0);
  if (!account || account.disabled) throw new CallFailure(400, 'unknownInvite', { field: 'invite' });
  return account.id;
}

/** Makes the account of the statement before a promoted user, if there is one, and marks the visit that led to it. */
function promotedBy(inviter: number, visit: string): Statement[] {
  return [
    {
      sql: `INSERT INTO promoted_users (nickname, phone, avatar, level, joined_at, inviter_id, account_id, source)
            SELECT username, phone, avatar, 'standard', created_at, ?, id,
              coalesce((SELECT source FROM visitors WHERE key = ? AND inviter_id = ? AND registered = 0), 'code')
            FROM accounts WHERE changes() = 1 AND id = last_insert_rowid()`,
      args: [inviter, visit, inviter],
    },
    {
      sql: 'UPDATE visitors SET registered = 1 WHERE changes() = 1 AND key = ? AND inviter_id = ?',
      args: [visit, inviter],
    },
  ];
}
