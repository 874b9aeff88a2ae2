import { withoutInvisible } from '../../lib/without-invisible';

/** An option of a combobox. @public */
export interface Option {
  value: string;
  /** Shown and searched. */
  label: string;
  /** A second line, searched as well. */
  hint?: string;
  disabled?: boolean;
}

/** Fetches the options that match a keyword, `''` at first; the signal aborts a request that is no longer needed. @public */
export type OptionSearch = (keyword: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** A fixed list, or a search. @public */
export type OptionSource = readonly Option[] | OptionSearch;

/** Normalises a text for search: ignores width, case and spaces. */
export const plainText = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The options whose label or hint contains the keyword, ignoring width, case and spaces; all options for an empty keyword. */
export function filterOptions(options: readonly Option[], keyword: string): readonly Option[] {
  const term = plainText(keyword);
  if (term === '') return options;
  return options.filter(({ label, hint = '' }) => plainText(label).includes(term) || plainText(hint).includes(term));
}
