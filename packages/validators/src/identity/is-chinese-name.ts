import { countCharacters } from '../text/count-characters.ts';

export interface ChineseNameOptions {
  /** Also accept names of parts joined by the middle dot (U+00B7), at most 25 characters in all. Default false. */
  middleDot?: boolean;
}

/** The longest name that is looked at, in UTF-16 units. */
const LONGEST = 60;

/** Han letters and the ideographic zero; planes 2 and 3 whole, so that ideographs newer than the engine's Unicode data count too. */
const HAN = /^(?:(?=\p{Script=Han})\p{Lo}|[\u3007\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}])+$/u;

/** Whether a string is a Chinese name of 2 to 4 ideographs, the rarer ones of the extension planes included. */
export function isChineseName(value: unknown, options?: ChineseNameOptions): boolean {
  if (typeof value !== 'string' || value.length > LONGEST) return false;
  const parts = value.split('\u00b7');
  const count = countCharacters(value);
  const fits = parts.length > 1 ? options?.middleDot === true && count <= 25 : count >= 2 && count <= 4;
  return fits && parts.every((part) => HAN.test(part));
}
