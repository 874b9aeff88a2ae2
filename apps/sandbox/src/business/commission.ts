/** Where the commission of an order stands, in the order of its life; `void` lies beside the way. */
export const commissionStates = ['pending', 'frozen', 'withdrawable', 'requested', 'paid', 'void'] as const;

/** What became of a request for money: `lapsed` when no order was left in it. */
export const withdrawalStates = ['requested', 'paid', 'refused', 'lapsed'] as const;

/** Why a commission is void: its order was cancelled or returned, or staff said so. */
export const voidCauses = ['cancelled', 'returned', 'hand'] as const;

export const levels = ['standard', 'silver', 'gold'] as const;

export type CommissionState = (typeof commissionStates)[number];
export type WithdrawalState = (typeof withdrawalStates)[number];
export type Level = (typeof levels)[number];

/** A level from its row. */
export const toLevel = (value: unknown): Level => levels.find((level) => level === value) ?? 'standard';

/** What a promoter earns of the fee of an order, in per cent, by the level of whoever placed it. */
export const rates: Readonly<Record<Level, number>> = { standard: 5, silver: 8, gold: 10 };

/** Days after signing during which a commission is frozen, unless the server is told others. */
export const defaultFreezeDays = 7;
