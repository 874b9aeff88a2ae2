import { toLatinDigits } from './latin-digits';

/** How a language writes numbers. */
export interface NumberSigns {
  /** Between whole part and places. */
  readonly decimal: string;
  /** Between the groups of the whole part; a language may have none. */
  readonly group: string;
  /** Writes a whole number, grouped. */
  readonly writeWhole: (whole: bigint) => string;
  /** Writes digits one by one, such as those behind the decimal sign. */
  readonly writeDigits: (digits: string) => string;
}

const known = new Map<string, NumberSigns>();

/** The signs of a language by its name; those of English where the browser does not know it. */
export function numberSigns(language: string): NumberSigns {
  const present = known.get(language);
  if (present) return present;
  const signs = readSigns(language);
  known.set(language, signs);
  return signs;
}

function readSigns(language: string): NumberSigns {
  const format = new Intl.NumberFormat(toLocale(language), { maximumFractionDigits: 1 });
  const parts = format.formatToParts(1234567.8);
  const signOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  return {
    decimal: signOf('decimal') || '.',
    group: signOf('group'),
    writeWhole: (whole) => format.format(whole),
    writeDigits: (text) => [...text].map((digit) => digits[Number(digit)] ?? digit).join(''),
  };
}

/** A locale that `Intl` takes, by the name of a language. */
export function toLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Between groups in any language, since it is never a decimal sign: spaces, apostrophes, low lines and the Arabic thousands sign. */
const neutralGroup = /[\s'’_٬]/g;

/**
 * Takes a number apart that is written in a language's manner: sign, whole part and places in Latin digits. Undefined where it is none, also where
 * its groups are not those of thousands, since a sign that stands anywhere else may be the decimal sign of another language.
 */
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

/** The digits of a whole part whose groups are those of thousands (in India of hundreds in front), all with one sign. */
function ungroup(whole: string, own: string): string | undefined {
  const neutral = whole.replace(neutralGroup, ' ');
  const sign = own.trim() !== '' && neutral.includes(own) ? own : ' ';
  const [first = '', ...groups] = neutral.split(sign);
  const last = groups.pop();
  if (last === undefined) return /^\d*$/.test(first) ? first : undefined;
  const inThousands =
    /^\d{1,3}$/.test(first) && /^\d{3}$/.test(last) && groups.every((group) => /^\d{2,3}$/.test(group));
  return inThousands ? [first, ...groups, last].join('') : undefined;
}
