import { PROVINCES } from './provinces.ts';

/**
 * Whether a string has the frame that the e-bike plates of Chinese cities share: a place (a province's one-character name with or
 * without an office letter, or a name of 2 to 4 Han characters), an optional space, middle dot or hyphen, then 5 to 7 digits and
 * capital letters without I and O, at least four of them digits. There is no national standard; a city's own form needs a pattern.
 */
export function isEbikePlate(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 12) return false;
  const [, province, number] =
    /^(?:(\p{Script=Han})[A-HJ-NP-Z]??|\p{Script=Han}{2,4})[ \u00b7-]?([A-HJ-NP-Z\d]{5,7})$/u.exec(value) ?? [];
  return (
    number !== undefined &&
    number.replace(/\D/g, '').length > 3 &&
    (province === undefined || PROVINCES.includes(province))
  );
}
