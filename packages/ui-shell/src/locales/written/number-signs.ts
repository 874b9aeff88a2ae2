import { toLatinDigits } from './latin-digits';
import { perLanguage, toLocale } from './per-language';

/** How a language writes numbers. */
export interface NumberSigns {
  /** Between whole part and places. */
  readonly decimal: string;
  /** The group separator of the integer part; empty in languages without one. */
  readonly group: string;
  /** The minus sign, with the marks that keep it in front in right-to-left text. */
  readonly minus: string;
  /** Writes a whole number, grouped. */
  readonly writeWhole: (whole: bigint) => string;
  /** Writes single digits, such as those after the decimal sign. */
  readonly writeDigits: (digits: string) => string;
}

/** Returns the signs of a language, or the English ones if the browser does not support it. */
export const numberSigns: (language: string) => NumberSigns = perLanguage((language) =>
  signsOf(new Intl.NumberFormat(toLocale(language), { maximumFractionDigits: 1 })),
);

/** The signs of a format: money has others than numbers in some countries (Switzerland, Austria). */
export function signsOf(format: Intl.NumberFormat): NumberSigns {
  const parts = format.formatToParts(-1234567.8);
  const partOf = (type: Intl.NumberFormatPart['type'], of = parts) => of.find((part) => part.type === type)?.value;
  const digits = Array.from({ length: 10 }, (_, digit) => partOf('integer', format.formatToParts(digit)) ?? '');
  return {
    decimal: partOf('decimal') ?? '.',
    group: partOf('group') ?? '',
    minus: partOf('minusSign') ?? '-',
    writeWhole: (whole) =>
      format
        .formatToParts(whole)
        .filter(({ type }) => type === 'integer' || type === 'group')
        .map(({ value }) => value)
        .join(''),
    writeDigits: (text) => [...text].map((digit) => digits[Number(digit)] ?? digit).join(''),
  };
}

/** Between groups in any language, since it is never a decimal sign: spaces, apostrophes, low lines and the Arabic thousands sign. */
const neutralGroup = /[\s'’_٬]/g;

/** Splits a localised number into sign, integer part and decimals in Latin digits. Undefined if it is no number or its groups are not thousands. */
export function splitNumber(
  typed: string,
  { decimal, group }: NumberSigns,
): readonly [string, string, string] | undefined {
  const plain = toLatinDigits(typed)
    .trim()
    .replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '')
    .replace(/[−–]/g, '-')
    .replace(/^([-+])\s*\p{Sc}?\s*/u, '$1');
  const [, sign = '', rest = ''] = /^([-+]?)(.*)$/s.exec(plain) ?? [];
  const marks = rest.includes('٫') ? '٫' : toLatinDigits(decimal);
  const [whole = '', places = '', ...more] = rest.split(marks);
  if (more.length > 0 || !/^\d*$/.test(places)) return undefined;
  const ungrouped = ungroup(whole, toLatinDigits(group));
  return ungrouped === undefined || (ungrouped === '' && places === '') ? undefined : [sign, ungrouped, places];
}

/** Returns the digits of an integer part grouped by thousands (in India by hundreds in front) with one separator. */
function ungroup(whole: string, groupSign: string): string | undefined {
  const neutral = whole.replace(neutralGroup, ' ');
  const sign = groupSign.trim() !== '' && neutral.includes(groupSign) ? groupSign : ' ';
  const [first = '', ...groups] = neutral.split(sign);
  const last = groups.pop();
  if (last === undefined) return /^\d*$/.test(first) ? first : undefined;
  const inThousands =
    /^\d{1,3}$/.test(first) && /^\d{3}$/.test(last) && groups.every((group) => /^\d{2,3}$/.test(group));
  return inThousands ? [first, ...groups, last].join('') : undefined;
}
