/** Returns the writing direction of a language: `rtl` for Arabic, Persian, Hebrew, Urdu and others, with or without a country. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.test(language) ? 'rtl' : 'ltr');

export const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

const writtenRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const writtenLeftToRight =
  /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;

/** Whether a foreign text needs isolation in its line, so that signs and numbers do not change sides: `C++ (2)` in Arabic. A single word does not. */
export function isForeign(text: string, language: string): boolean {
  const other = directionOf(language) === 'rtl' ? writtenLeftToRight : writtenRightToLeft;
  return other.test(text) && !/^[\p{L}\p{M}]+$/u.test(text);
}

/** Wraps a text in Unicode isolates (FSI, PDI) if needed. */
export const isolate = (text: string, language: string): string =>
  isForeign(text, language) ? `\u2068${text}\u2069` : text;
