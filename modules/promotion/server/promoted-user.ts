import { limits } from '@waybill/kit/contract';
import type { Database } from '@waybill/kit/server';
import { maskPhone, raw, rowReader, sql } from '@waybill/kit/server';
import { invitedUser, type PromotedUserDetail, promotedUserDetail } from '../contract/invitations';

/** Registered users have the data of their account, others the stored data. */
const asAccount = sql`
  coalesce(a.username, u.nickname) AS nickname, coalesce(a.phone, u.phone) AS phone, coalesce(a.avatar, u.avatar) AS avatar`;

interface Reader {
  promoter: number | undefined;
  invited: PromotedUserDetail['invited'];
  count: number;
}

const toInvited = rowReader(invitedUser);
const toDetail = rowReader(promotedUserDetail, {
  phone: ({ phone }) => maskPhone(phone),
  inviter: ({ inviter, inviter_user }, { promoter }: Reader) =>
    inviter === null
      ? null
      : {
          name: String(inviter),
          userId: inviter_user === null || promoter !== undefined ? null : Number(inviter_user),
        },
  invited: (_, { invited }) => invited,
  invitedCount: (_, { count }) => count,
});

/** Reads an invited user with inviter and invited users; undefined if missing or invisible to the promoter. */
export async function findPromotedUser(
  database: Database,
  id: number,
  promoter: number | undefined,
): Promise<PromotedUserDetail | undefined> {
  const scope = promoter === undefined ? raw('') : sql`AND u.inviter_id = ${promoter}`;
  const [users, invited, counted] = await database.batch(
    [
      sql`SELECT u.id, u.level, u.source, u.joined_at, u.inviter_id, ${asAccount}, b.username AS inviter, i.id AS inviter_user
        FROM promoted_users u LEFT JOIN accounts a ON a.id = u.account_id
        LEFT JOIN accounts b ON b.id = u.inviter_id LEFT JOIN promoted_users i ON i.account_id = u.inviter_id
        WHERE u.id = ${id} ${scope}`,
      sql`SELECT u.id, u.level, u.joined_at, ${asAccount}, (SELECT count(*) FROM promotion_orders WHERE user_id = u.id) AS orders
        FROM promoted_users u LEFT JOIN accounts a ON a.id = u.account_id
        WHERE u.inviter_id = (SELECT account_id FROM promoted_users WHERE id = ${id}) ORDER BY u.joined_at DESC, u.id DESC
        LIMIT ${limits.perAnswer.invited}`,
      sql`SELECT count(*) AS count FROM promoted_users
        WHERE inviter_id = (SELECT account_id FROM promoted_users WHERE id = ${id})`,
    ],
    'read',
  );
  const row = users?.rows[0];
  if (!row) return undefined;
  return toDetail(row, {
    promoter,
    invited: (invited?.rows ?? []).map((person) => toInvited(person)),
    count: Number(counted?.rows[0]?.count ?? 0),
  });
}
