/** Counts the Unicode code points of a string, so that a rare ideograph or an emoji outside the basic plane counts as one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count += 1;
  return count;
}
