import type { Leftover as ReadLeftover } from '@waybill/intake/console';

/** A stretch of the message that no field holds. */
export type Leftover = Omit<ReadLeftover, 'orders'>;

/** What no rule understood of a message, somebody may miss, and the remark does not say either; single characters only hold a message together. */
export const unusedRest = (rest: readonly Leftover[], remark: string): readonly Leftover[] =>
  rest.filter(({ text }) => /\d|\p{L}{2}/u.test(text) && !remark.includes(text));

/** A remark with leftovers of a message behind it. */
export const withRest = (remark: string, rest: readonly Leftover[]): string =>
  [remark, ...rest.map(({ text }) => text)].filter((each) => each !== '').join(' ');
