import { toLatinDigits } from './latin-digits';
import { type NumberSigns, numberSigns, signsOf } from './number-signs';
import { readDecimal, showDecimal } from './number-text';
import { perLanguage, toLocale } from './per-language';

/** How a language writes amounts of one currency. */
export interface MoneyManner {
  /** By ISO 4217: `JPY` has 0, `KWD` 3. */
  readonly decimals: number;
  readonly signs: NumberSigns;
  /** The currency sign beside an amount, such as `€`. */
  readonly sign: string;
  /** Whether the sign follows the amount. */
  readonly isBehind: boolean;
  /** Words and signs of the currency, the longest first, in lower case. */
  readonly names: readonly string[];
}

const byCurrency = perLanguage((currency) => perLanguage((language) => readManner(currency, language)));

/** How a language writes a currency by its ISO 4217 code; an unknown code is its own name, with two decimals. */
export const moneyManner = (currency: string, language: string): MoneyManner => byCurrency(currency)(language);

/** Signs that `Intl` lacks. */
const furtherNames: Readonly<Record<string, readonly string[]>> = { CNY: ['¥', '元'], JPY: ['¥', '円', '元'] };

function readManner(currency: string, language: string): MoneyManner {
  const formatOf = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'code' | 'name') =>
    new Intl.NumberFormat(toLocale(language), { style: 'currency', currency, currencyDisplay });
  const narrow = formatOf('narrowSymbol');
  const parts = narrow.formatToParts(1);
  const decimals = narrow.resolvedOptions().maximumFractionDigits ?? 2;
  const at = (type: Intl.NumberFormatPart['type']) => parts.findIndex((part) => part.type === type);
  const named = (['narrowSymbol', 'symbol', 'code', 'name'] as const).flatMap((display) =>
    amountsOf(display, decimals).map((amount) => currencyPart(formatOf(display).formatToParts(amount))),
  );
  return {
    decimals,
    signs: signsOf(
      new Intl.NumberFormat(toLocale(language), { style: 'currency', currency, minimumFractionDigits: 2 }),
    ),
    sign: parts[at('currency')]?.value ?? currency,
    isBehind: at('currency') > at('integer'),
    names: [...new Set([currency, ...named, ...(furtherNames[currency] ?? [])].map(toPlain))]
      .filter((name) => name !== '')
      .sort((one, other) => other.length - one.length),
  };
}

/** Names have plural forms, in some languages depending on decimals; these amounts cover all forms. */
const amountsOf = (display: string, decimals: number): readonly number[] =>
  display === 'name' ? Array.from({ length: 32 }, (_, number) => [number, number / 10 ** decimals]).flat() : [1];

const currencyPart = (parts: Intl.NumberFormatPart[]) => parts.find(({ type }) => type === 'currency')?.value ?? '';

const toPlain = (text: string) => toLatinDigits(text).toLowerCase().trim();

/** Writes an amount in whole units of its last place as a language does, with its currency: `12,50 €`. */
export function showMoney(units: number | null, currency: string, language: string): string {
  if (units === null || !Number.isSafeInteger(units)) return '';
  const { decimals, signs } = moneyManner(currency, language);
  const amount = showDecimal(Math.abs(units), decimals, 'all', signs);
  const format = new Intl.NumberFormat(toLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const rest = new Set(['group', 'decimal', 'fraction']);
  return format
    .formatToParts(units < 0 ? -1 : 1)
    .map(({ type, value }) => (type === 'integer' ? amount : rest.has(type) ? '' : value))
    .join('');
}

/** Reads a typed or pasted amount, with or without currency, in units of its last decimal. Empty text is `null`; other text or another currency is NaN. */
export function readMoney(typed: string, currency: string, language: string): number | null {
  const { decimals, signs, names } = moneyManner(currency, language);
  const amount = withoutCurrency(toPlain(typed).replace(/[−–]/g, '-'), names);
  if (/[\p{L}\p{Sc}]/u.test(amount)) return Number.NaN;
  const units = readDecimal(amount, decimals, signs);
  return Number.isNaN(units) ? readDecimal(amount, decimals, numberSigns(language)) : units;
}

/** Removes the currency at one end of a text; a sign in front stays. */
function withoutCurrency(text: string, names: readonly string[]): string {
  const [, sign = '', rest = ''] = /^([-+]?)\s*(.*)$/s.exec(text) ?? [];
  const behind = names.find((name) => rest.endsWith(name));
  if (behind !== undefined) return sign + rest.slice(0, -behind.length).trim();
  const before = names.find((name) => rest.startsWith(name));
  return before === undefined ? text : sign + rest.slice(before.length).trim();
}
