import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

/** The registry that issued a code; GB 32100-2015, table 1, defines the letters and digits. @public */
export type CreditRegistry = 'establishment' | 'civilAffairs' | 'market' | 'agriculture' | 'other';

/** @public */
export interface CreditCodeFacts {
  registry: CreditRegistry;
  /** The location of the registry: six digits of GB/T 2260. */
  regionCode: string;
  /** The organisation code of GB 11714, nine characters with its own check character. */
  organisationCode: string;
}

/** Registry with its kinds of organisation; the region of the registry, 66 for the corps of Xinjiang and 100000 for the whole country; the rest. */
const FORM =
  /^(?:[159N][1239]|[248A][19]|3[1-59]|[67][129]|Y1)(?:100000|(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-6]|71|8[1-3])\d{4})[\dA-HJ-NPQRTUWXY]{10}$/;

/** Whether a string is a unified social credit code of China (GB 32100-2015): 18 digits and capital letters without I, O, S, V and Z. It has a registry and a kind of organisation of table 1, the registry's region, and the check character of GB/T 17710 (ISO 7064 MOD 31-3). @public */
export function isCreditCode(value: unknown): boolean {
  if (typeof value !== 'string' || !FORM.test(value)) return false;
  const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  let weight = 1;
  let sum = signs.indexOf(value.charAt(17));
  for (const sign of value.slice(0, 17)) {
    sum += signs.indexOf(sign) * weight;
    weight = (weight * 3) % 31;
  }
  return sum % 31 === 0;
}

const registries: Readonly<Record<string, CreditCodeFacts['registry']>> = {
  1: 'establishment',
  5: 'civilAffairs',
  9: 'market',
  N: 'agriculture',
};

/** Parses a unified social credit code (GB 32100-2015); null if `isCreditCode` refuses it. @public */
export function parseCreditCode(value: unknown): CreditCodeFacts | null {
  if (!isCreditCode(value)) return null;
  const code = value as string;
  return {
    registry: registries[code.charAt(0)] ?? 'other',
    regionCode: code.slice(2, 8),
    organisationCode: code.slice(8, 17),
  };
}

/** Accepts what `isCreditCode` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const creditCode = (): Schema<string> =>
  format('creditCode', isCreditCode, matching('cn-credit-code', FORM, PARTIAL));

export const examples = (): Examples => [
  {
    good: ['91350100M000100Y43', '91230184MA1BUFLT44'],
    bad: ['91350100M000100Y44', '91350100M000100Y4', '91350100I000100Y43'],
  },
];
