import { isPhone, normalise } from '@waybill/validators/cn';
import type { Condition } from '../sql';
import { contains } from './list-rows';

/** A phone number with its middle hidden: 138****0001, 0571-****4321, 400-***-1234, +852****4567. */
export function maskPhone(phone: unknown): string {
  return String(phone)
    .replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
    .replace(/^(0\d{2,3}-)\d{3,4}(\d{4})(-\d+)?$/, '$1****$2')
    .replace(/^([48]00-)\d{3}(-\d{4})(-\d+)?$/, '$1***$2')
    .replace(/^(\+85[23]|\+886)\d{4,5}(\d{4})$/, '$1****$2');
}

/** The SQL form of `maskPhone`, so that a search finds nothing by hidden digits. */
export const maskedPhone = (column: string): string => {
  const local = `substr(${column}, instr(${column}, '-') + 1) || '-'`;
  const lastFour = (text: string) => `substr(${text}, -4)`;
  return `CASE
    WHEN ${column} GLOB '+*' THEN substr(${column}, 1, 4) || '****' || ${lastFour(column)}
    WHEN ${column} GLOB '[48]00-*' THEN substr(${column}, 1, 4) || '***' || substr(${column}, 8, 5)
    WHEN ${column} GLOB '0*-*' THEN substr(${column}, 1, instr(${column}, '-')) || '****'
      || ${lastFour(`substr(${local}, 1, instr(${local}, '-') - 1)`)}
    ELSE substr(${column}, 1, 3) || '****' || ${lastFour(column)} END`;
};

/** A text as it is looked for in masked phones: a whole number as the mask shows it, anything else as it is. */
export function toMasked(text: string): string {
  const number = normalise.phone(text);
  return isPhone(number, { service: true, greaterChina: true }) ? maskPhone(number) : text;
}

/** Matches a text anywhere in the visible part of a phone column. */
export const containsMasked = (column: string): ((text: string) => Condition) => {
  const seen = contains(maskedPhone(column));
  return (text) => seen(toMasked(text));
};
