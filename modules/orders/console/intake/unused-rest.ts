import type { Leftover as ReadLeftover } from '@waybill/intake/console';

/** A stretch of the message that no field holds. */
export type Leftover = Omit<ReadLeftover, 'orders'>;

/** Filters the leftovers that a user may miss: they are not in the remark and have a digit or two letters. */
export const unusedRest = (rest: readonly Leftover[], remark: string): readonly Leftover[] =>
  rest.filter(({ text }) => /\d|\p{L}{2}/u.test(text) && !remark.includes(text));

/** A remark with leftovers of a message behind it. */
export const withRest = (remark: string, rest: readonly Leftover[]): string =>
  [remark, ...rest.map(({ text }) => text)].filter((each) => each !== '').join(' ');
