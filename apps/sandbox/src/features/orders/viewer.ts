import type { Account } from '../../http/account';

/** What an account sees of orders. */
export interface Viewer {
  readonly id: number;
  readonly username: string;
  /** The only account whose orders it sees and changes; undefined for everybody's. */
  readonly owner: number | undefined;
  /** Sees the phones of orders that it did not place. */
  readonly readsPhones: boolean;
}

/** What an account sees of orders: its own, everybody's with `manage:order`, and the phones of others with `read:phone`. */
export function viewerOf(account: Account): Viewer {
  const may = (permission: string) => account.admin || account.permissions.includes(permission);
  return {
    id: account.id,
    username: account.username,
    owner: may('manage:order') ? undefined : account.id,
    readsPhones: may('read:phone'),
  };
}
