import type { Calls, Platform, Statement } from '@waybill/kit/server';
import {
  avatarPicture,
  CallFailure,
  findAccountById,
  findAccountByName,
  findAccountByPhone,
  hashPassword,
  newcomer,
  requireCapacity,
} from '@waybill/kit/server';
import { fromInviteCode } from '@waybill/promotion/server';
import { registerCall } from '../contract/session';
import { enter } from './enter';

/** Makes an account with the role Agent. With `invite`, the code of an account, it is that account's promoted user. */
export function addRegister({ add }: Calls, platform: Platform): void {
  const facts = { summary: 'Opens an account and signs in.', access: 'everybody', encrypted: true } as const;
  add(registerCall, facts, async ({ c, body: { username, password, phone, code, invite = '', visit = '' } }) => {
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
    const step = { accountId: Number(made.rows[0].id), way: 'register', proof: {} } as const;
    return { token: await enter(platform, c, step) };
  });
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
