import type { Told } from '@waybill/contract/call';
import type { LiveAccount } from '@waybill/contract/live';
import type { Account } from '../../http/account';
import type { Database } from '../../platform/database/database';
import { digest } from '../../platform/session/digest';
import { readProfile } from '../personal/profile';

/** An account as its windows are told of it. */
export async function readAccount(database: Database, account: Account): Promise<Told<LiveAccount>> {
  const { preferences } = await readProfile(database, account.id);
  const { username, avatar, roles, permissions, admin } = account;
  const user = { username, avatar, roles, permissions, admin };
  return { known: digest(JSON.stringify([user, preferences])), user, preferences };
}
