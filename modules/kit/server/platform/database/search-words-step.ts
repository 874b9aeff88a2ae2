import { searchIn } from './order-search-step';
import { withBrand } from './search-brand-step';

/** A text without blanks, narrow and wide ones, as SQL: `解放路 508` is found by `解放路508`. */
export const withoutBlanks = (text: string): string => `replace(replace(${text}, ' ', ''), char(12288), '')`;

/** The indexed columns of an order. */
export const searchedColumns = [...withBrand, 'pinyin'] as const;

/** Makes the search ignore blanks in orders. */
export const searchWordsStep: readonly string[] = searchIn(searchedColumns, withoutBlanks);
