/** The source of a visit: the link, its QR code, the poster, or the app in which the link was opened. */
export const visitSources = ['link', 'qr', 'poster', 'wechat', 'douyin'] as const;

/** The source of an invitation; `code` was typed by hand. */
export const inviteSources = [...visitSources, 'code'] as const;

export const visitDevices = ['ios', 'android', 'desktop'] as const;
export const levels = ['standard', 'silver', 'gold'] as const;

/** The progress of a promoted user; `signed` includes having ordered. */
export const userStates = ['registered', 'ordered', 'signed'] as const;

/** The states of a commission in the order of its life; `void` is outside the sequence. */
export const commissionStates = ['pending', 'frozen', 'withdrawable', 'requested', 'paid', 'void'] as const;

/** The states of a withdrawal; `lapsed` when no order was left in it. */
export const withdrawalStates = ['requested', 'paid', 'refused', 'lapsed'] as const;

/** Why a commission is void: its order was cancelled or returned, or staff voided it. */
export const voidCauses = ['cancelled', 'returned', 'hand'] as const;

export type VisitSource = (typeof visitSources)[number];
export type Level = (typeof levels)[number];
export type CommissionState = (typeof commissionStates)[number];
export type WithdrawalState = (typeof withdrawalStates)[number];
