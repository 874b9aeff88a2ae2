import type { Leftover } from '../recognise/recognised';

/** What no rule understood of a message and the remark does not say either. */
export const unusedRest = (rest: readonly Leftover[], remark: string): readonly Leftover[] =>
  rest.filter(({ text }) => !remark.includes(text));

/** Whether somebody may miss it; single characters hold a message together. */
export const isWorthAsking = ({ text }: Leftover): boolean => /\d|\p{L}{2}/u.test(text);

/** A remark with leftovers of a message behind it. */
export const withRest = (remark: string, rest: readonly Leftover[]): string =>
  [remark, ...rest.map(({ text }) => text)].filter((each) => each !== '').join(' ');
