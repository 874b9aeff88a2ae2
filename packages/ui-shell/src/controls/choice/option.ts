import { withoutInvisible } from '../../lib/without-invisible';

/** One thing that can be chosen. @public */
export interface Option {
  value: string;
  /** What is shown and searched. */
  label: string;
  /** A second line, searched as well. */
  hint?: string;
  disabled?: boolean;
}

/** Asks a server for the options that match a keyword, `''` at first; the signal ends a question that nobody waits for any more. @public */
export type OptionSearch = (keyword: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** A fixed list, or a search. @public */
export type OptionSource = readonly Option[] | OptionSearch;

/** A text as it is searched: whatever its width, case and spaces. */
export const plainText = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The options whose label or second line contains what was typed, whatever its width, case and spaces; all of them while nothing was. */
export function filterOptions(options: readonly Option[], keyword: string): readonly Option[] {
  const wanted = plainText(keyword);
  if (wanted === '') return options;
  return options.filter(
    ({ label, hint = '' }) => plainText(label).includes(wanted) || plainText(hint).includes(wanted),
  );
}
