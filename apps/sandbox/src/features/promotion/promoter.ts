import type { Account } from '../../http/account';

/** What somebody sees of promotion. */
export interface PromotionViewer {
  readonly id: number;
  /** The only account whose promotion he sees; undefined for everybody's. */
  readonly promoter: number | undefined;
}

/** The only account whose promotion somebody sees; undefined for everybody's, with `manage:promotion` or `settle:promotion`. */
export function promoterOf({ id, admin, permissions }: Account): number | undefined {
  const seesAll = admin || permissions.some((each) => each === 'manage:promotion' || each === 'settle:promotion');
  return seesAll ? undefined : id;
}

/** What an account sees of promotion. */
export const promotionViewerOf = (account: Account): PromotionViewer => ({
  id: account.id,
  promoter: promoterOf(account),
});
