import type { Examples } from '../form/schema';
import { PROVINCE_NAMES } from '../place/province-names';
import { type IdCardOptions, isIdCard } from './id-card';

/** @public */
export interface IdCardFacts {
  /** The date of birth, as `1949-12-31`. */
  birthDate: string;
  sex: 'female' | 'male';
  region: {
    /** Six digits of GB/T 2260, as they were when the number was issued. */
    code: string;
    /** The name of the province in Chinese; absent for 91, abroad. */
    province: string | undefined;
  };
}

/** Parses an identity number of China (GB 11643-1999); null if `isIdCard` refuses it with the same options. @public */
export function parseIdCard(value: unknown, options?: IdCardOptions): IdCardFacts | null {
  if (!isIdCard(value, options)) return null;
  const number = value as string;
  const full = number.length === 15 ? `${number.slice(0, 6)}19${number.slice(6)}` : number;
  return {
    birthDate: full.slice(6, 14).replace(/(..)(..)$/, '-$1-$2'),
    sex: Number(full[16]) % 2 === 0 ? 'female' : 'male',
    region: { code: full.slice(0, 6), province: PROVINCE_NAMES[full.slice(0, 2)] },
  };
}

export const examples = (): Examples => [
  { good: ['11010519491231002X'], bad: ['110105194912310021', '110105491231002'] },
  { args: [{ oldForm: true }], good: ['110105491231002'], bad: ['110105491331002'] },
];
