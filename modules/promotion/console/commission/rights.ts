import { promotionRights } from '../../contract/rights';

/** Who may ask for the money of his commissions. */
export const mayWithdraw = promotionRights.withdraw;

/** Who sees what others earn and ask for. */
export const seesEverybody = { permission: ['manage:promotion', 'settle:promotion'] } as const;

/** Who may pay and refuse requests of others. */
export const maySettle = promotionRights.settle;

/** Who may make commissions void, before they are asked for. */
export const mayVoid = promotionRights.void;
