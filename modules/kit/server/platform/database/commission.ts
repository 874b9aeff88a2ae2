/** Commission of an order's fee, in per cent, by the level of the account that placed it. */
export const rates = { standard: 5, silver: 8, gold: 10 } as const;

/** Days after signing during which a commission is frozen, unless `--freeze-days` sets others. */
export const defaultFreezeDays = 7;
