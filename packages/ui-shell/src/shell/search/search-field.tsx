import type { ComponentProps } from 'react';
import { SearchInput } from './search-box.styles';

export interface SearchFieldProps extends Omit<ComponentProps<typeof SearchInput>, 'list'> {
  /** Prefix of the ids of the list and its lines: `${list}-list`, `${list}-0`. */
  list: string;
  /** Lines of the list. */
  lines: number;
  /** Index of the line that Enter chooses, or -1. */
  present: number;
}

/** The search field above a list of matches; it keeps the focus while the keys move in the list. */
export const SearchField = ({ list, lines, present, ...inputProps }: SearchFieldProps) => (
  <SearchInput
    role="combobox"
    aria-expanded={lines > 0}
    aria-controls={`${list}-list`}
    aria-autocomplete="list"
    aria-activedescendant={lines > 0 && present >= 0 ? `${list}-${present}` : undefined}
    autoComplete="off"
    spellCheck={false}
    {...inputProps}
  />
);
