import { normalise } from '@waybill/validators/cn';
import type { Recognised } from '../recognised';
import { extract, mark, type Scan, spanOf } from '../scan';

/** A phone number and where it stands. */
export interface FoundPhone extends Recognised {
  from: number;
  to: number;
}

const extension = String.raw`(?:\s?(?:-|转|分机号?|ext\.?|#)\s?\d{1,6})?(?!\d)`;
const spoken = '零一二三四五六七八九';
const toDigits = (said: string): string =>
  Array.from(said.replace(/[\s,]/g, ''), (sign) =>
    String(spoken.indexOf({ 幺: '一', 两: '二', 〇: '零' }[sign] ?? sign)),
  ).join('');

const digitsOnly = (found: string): string => found.replace(/\D/g, '');

const kinds: readonly (readonly [pattern: RegExp, sure: number, toPlain: (found: string) => string])[] = [
  [/(?<![\dA-Za-z])\(?(?:\+|00)?(?:852|853)\)?[- ]{0,2}[2-9]\d{3}[- ]?\d{4}(?!\d)/g, 1, normalise.phone],
  [/(?<![\dA-Za-z])\(?(?:\+|00)886\)?[- ]{0,2}\(?0?\)?[2-9](?:[- ]?\d){7,8}(?!\d)/g, 1, normalise.phone],
  [/(?<![\dA-Za-z])(?:\(?(?:\+|00)?86\)?[- ]{0,2})?1[3-9]\d(?:[- .]{0,2}\d{4}){2}(?!\d)/g, 1, normalise.phone],
  // Grouped by other habits: 1504 7091 583, 138 12 34 56 78.
  [/(?<![\dA-Za-z])1[3-9]\d{1,2}(?:[- .]\d{2,5}){2,4}(?![- .]?\d)/g, 0.95, normalise.phone],
  // Digit by digit, with any sign between them: 1 8 0-3 3 6 7-2 2 1 0, 139/9385/2074, 1508_1627_349.
  [/(?<![\dA-Za-z]|\d[- ._,·])1(?:[- ._,·]{0,2}[3-9])(?:[- ._,·]{0,2}\d){9}(?![- ._,·]?\d)/g, 0.95, digitsOnly],
  // As it is spoken: 幺三九七三八二六五幺四.
  [/[幺一](?:[ ,]?[零〇幺一二两三四五六七八九]){10}(?![零〇幺一二两三四五六七八九\d])/g, 0.9, toDigits],
  // Without a country code it is that of Taiwan by its form alone.
  [/(?<!\d)09\d{2}[- ]?\d{3}[- ]?\d{3}(?!\d)/g, 0.7, (found) => `+886${found.replace(/\D/g, '').slice(1)}`],
  [new RegExp(String.raw`(?<!\d)[48]00(?:[- ]?\d){7}${extension}`, 'gi'), 1, normalise.phone],
  [new RegExp(String.raw`(?<!\d)\(?0\d{2,3}\)?[- ]?[2-8]\d{2,3}[- ]?\d{4}${extension}`, 'gi'), 1, normalise.phone],
];

/** Takes the phone numbers out of the text, in the order in which they stand. */
export function readPhones(scan: Scan): FoundPhone[] {
  const found: FoundPhone[] = [];
  for (const [pattern, sure, toPlain] of kinds)
    extract(scan, pattern, mark.phone, (match) => {
      const value = toPlain(match[0]);
      if (/^[1幺一]/.test(match[0]) && !/^1[3-9]\d{9}$/.test(value)) return false;
      const span = spanOf(match);
      found.push({ value, sure, at: [span], ...span });
      return true;
    });
  return found.sort((a, b) => a.from - b.from);
}
