import type { Examples } from '../form/schema';
import { isMobile, type MobileOptions } from './mobile';

/** @public */
export interface MobileFacts {
  /** The 11 digits, without a country code. */
  number: string;
  /** The operator that was assigned the prefix; the subscriber may have moved the number elsewhere. Absent for unassigned prefixes. */
  operator: 'broadnet' | 'mobile' | 'telecom' | 'unicom' | undefined;
  /** Whether the prefix belongs to resellers (virtual operators). */
  virtual: boolean;
}

/** Parses a mobile number of mainland China; null if `isMobile` refuses it with the same options. Source of the prefixes: Ministry of Industry and Information Technology, as listed by libphonenumber (Apache-2.0) in July 2026. @public */
export function parseMobile(value: unknown, options?: MobileOptions): MobileFacts | null {
  if (!isMobile(value, options)) return null;
  const number = (value as string).slice(-11);
  const prefixes = {
    telecom: /^1(?:349|33|49|53|62|70[0-2]|7[347]|8[019]|9[0139])/,
    unicom: /^1(?:3[0-2]|4[56]|5[56]|6[67]|70[47-9]|7[156]|8[56]|96)/,
    mobile: /^1(?:3[4-9]|4[78]|5[0-27-9]|65|70[356]|7[28]|8[2-478]|9[578])/,
    broadnet: /^1(?:61|92)/,
  };
  const [operator] = Object.entries(prefixes).find(([, prefix]) => prefix.test(number)) ?? [];
  return { number, operator: operator as MobileFacts['operator'], virtual: /^1(?:6[257]|7[01])/.test(number) };
}

export const examples = (): Examples => [
  { good: ['13812345678'], bad: ['1381234567', '+8613812345678'] },
  { args: [{ countryCode: true }], good: ['+8613812345678'], bad: ['1381234567'] },
];
