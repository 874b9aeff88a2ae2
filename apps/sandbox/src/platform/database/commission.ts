import type { Level } from '@waybill/contract/promotion';

/** What a promoter earns of the fee of an order, in per cent, by the level of whoever placed it. */
export const rates: Readonly<Record<Level, number>> = { standard: 5, silver: 8, gold: 10 };

/** Days after signing during which a commission is frozen, unless the server is told others. */
export const defaultFreezeDays = 7;
