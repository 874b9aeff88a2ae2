import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';
import { PROVINCES } from './provinces';

/**
 * Whether a string has the frame that the e-bike plates of Chinese cities share: a place (a province's one-character name with or
 * without an office letter, or a name of 2 to 4 Han characters), an optional space, middle dot or hyphen, then 5 to 7 digits and
 * capital letters without I and O, at least four of them digits. There is no national standard; a city's own form needs a pattern. @public
 */
export function isEbikePlate(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [, province, number] =
    /^(?:(\p{Script=Han})[A-HJ-NP-Z]??|\p{Script=Han}{2,4})[ \u00b7-]?([A-HJ-NP-Z\d]{5,7})$/u.exec(value) ?? [];
  return (
    number !== undefined &&
    number.replace(/\D/g, '').length > 3 &&
    (province === undefined || PROVINCES.includes(province))
  );
}

/** Accepts what `isEbikePlate` does. @public */
export function ebikePlate(): Schema<string> {
  return format(messages, isEbikePlate);
}

export const messages = {
  code: 'ebikePlate',
  zh: '请输入正确的电动自行车号牌',
  en: 'Enter a correct e-bike plate',
} as const;

export const examples = (): Examples => [{ good: ['杭州A12345', '京A123456'], bad: ['杭州', 'A12345', '欧A12345'] }];
