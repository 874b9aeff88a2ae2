import { normalise } from '@waybill/validators/cn';
import type { Recognised } from './recognised';
import { extract, mark, type Scan } from './scan';

/** A phone number and where it stands. */
export interface FoundPhone extends Recognised {
  at: number;
}

const kinds: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/\+?(?:852|853)[- ]?\d{4}[- ]?\d{4}(?!\d)/g, (found) => `+${found.replace(/\D/g, '')}`],
  [/\+886[- ]?\d(?:[- ]?\d){7,9}(?!\d)/g, (found) => `+${found.replace(/\D/g, '')}`],
  [/(?<![\dA-Za-z])(?:\+?86[- ]?)?1[3-9]\d(?:[- ]?\d{4}){2}(?!\d)/g, normalise.phone],
  [/(?<!\d)[48]00[- ]?\d{3}[- ]?\d{4}(?!\d)/g, (found) => found.replace(/\D/g, '').replace(/^(...)(...)/, '$1-$2-')],
  [
    /(?<!\d)\(?0\d{2,3}\)?[- ]?[2-8]\d{6,7}(?:\s?(?:-|转|分机|ext\.?)\s?\d{1,6})?(?!\d)/gi,
    (found) => normalise.phone(found.replace(/\s?(?:转|分机|ext\.?)\s?/i, '-')),
  ],
];

/** Takes the phone numbers out of the text, in the order in which they stand. */
export function readPhones(scan: Scan): FoundPhone[] {
  const found: FoundPhone[] = [];
  for (const [pattern, toPlain] of kinds)
    extract(scan, pattern, mark.phone, ({ 0: text, index }) => {
      found.push({ value: toPlain(text), sure: 1, at: index });
    });
  return found.sort((a, b) => a.at - b.at);
}
