import type { ComponentProps } from 'react';
import { SearchInput } from './search-box.styles';

export interface SearchFieldProps extends Omit<ComponentProps<typeof SearchInput>, 'list'> {
  /** Stands before the ids of the list and of its lines: `${list}-list`, `${list}-0`. */
  list: string;
  /** Lines of the list. */
  lines: number;
  /** The one that Enter chooses, from 0; -1 for none. */
  present: number;
}

/** The line for words over a list of what they find, which keeps the focus while the keys move in the list. */
export const SearchField = ({ list, lines, present, ...own }: SearchFieldProps) => (
  <SearchInput
    role="combobox"
    aria-expanded={lines > 0}
    aria-controls={`${list}-list`}
    aria-autocomplete="list"
    aria-activedescendant={lines > 0 && present >= 0 ? `${list}-${present}` : undefined}
    autoComplete="off"
    spellCheck={false}
    {...own}
  />
);
