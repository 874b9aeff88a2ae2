import { perLanguage, toLocale } from './per-language';

const formatOf = perLanguage(
  (language) => new Intl.ListFormat(toLocale(language), { type: 'conjunction', style: 'narrow' }),
);

/** Several words or names in a row, as a language joins them: `a, b, c`, `a、b、c`, `a, b und c`. */
export const listText = (items: readonly string[], language: string): string => formatOf(language).format(items);
