import type { Leftover } from '../recognise/recognised';

/** What no rule understood and somebody may miss, ` · ` between; single characters that hold a message together are not worth asking about. */
export const unusedText = (rest: readonly Leftover[]): string =>
  rest
    .map(({ text }) => text.trim())
    .filter((text) => /\d|[\p{L}]{2}/u.test(text))
    .join(' · ');
