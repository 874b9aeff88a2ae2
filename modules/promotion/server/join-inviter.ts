import type { Platform, ServerModule, Statement } from '@waybill/kit/server';
import { CallFailure, findAccountById, sql } from '@waybill/kit/server';
import { fromInviteCode } from './invite';

/** Makes a new account a promoted user of the code's owner; does nothing without a code. */
export const joinInviter: NonNullable<ServerModule['onRegister']> = async (platform, { invite, visit }) => {
  const inviter = await findInviter(platform, invite);
  return inviter === undefined ? [] : promotedBy(inviter, visit);
};

/** Returns the inviter of a code, or undefined without a code; throws `CallFailure` 400 for an unknown code. */
async function findInviter({ database }: Platform, code: string): Promise<number | undefined> {
  if (code === '') return undefined;
  const account = await findAccountById(database, fromInviteCode(code) ?? 0);
  if (!account || account.disabled) throw new CallFailure(400, 'unknownInvite', { field: 'invite' });
  return account.id;
}

/** Makes the account of the previous statement a promoted user, if it exists, and marks the visit as registered. */
function promotedBy(inviter: number, visit: string): Statement[] {
  return [
    sql`INSERT INTO promoted_users (nickname, phone, avatar, level, joined_at, inviter_id, account_id, source)
      SELECT username, phone, avatar, 'standard', created_at, ${inviter}, id,
        coalesce((SELECT source FROM visitors WHERE key = ${visit} AND inviter_id = ${inviter} AND registered = 0), 'code')
      FROM accounts WHERE changes() = 1 AND id = last_insert_rowid()`,
    sql`UPDATE visitors SET registered = 1 WHERE changes() = 1 AND key = ${visit} AND inviter_id = ${inviter}`,
  ];
}
