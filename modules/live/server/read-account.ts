import { readProfile } from '@waybill/account/server';
import type { DeepReadonly } from '@waybill/kit/contract';
import type { Account, Database } from '@waybill/kit/server';
import { digest } from '@waybill/kit/server';
import type { LiveAccount } from '../contract/events';

/** Reads an account as events report it. */
export async function readAccount(database: Database, account: Account): Promise<DeepReadonly<LiveAccount>> {
  const { preferences } = await readProfile(database, account.id);
  const { username, avatar, roles, permissions, admin } = account;
  const user = { username, avatar, roles, permissions, admin };
  return { known: digest(JSON.stringify([user, preferences])), user, preferences };
}
