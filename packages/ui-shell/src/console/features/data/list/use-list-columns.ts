import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ColumnChoice, readColumnChoice } from '../../../../data/table/column-choice';
import type { DataColumn } from '../../../../data/table/data-column';
import { readColumnAddress, writeColumnAddress } from './column-address';
import { useListSettings } from './settings/use-list-settings';

/** The columns of a list: from the address, else as stored for the account, else all. */
export interface ListColumns {
  readonly choice: ColumnChoice;
  /** Stores a choice for the account; if the address names columns, stores their order and visibility in the address. */
  change: (choice: ColumnChoice) => void;
  /** Restores the defaults. */
  reset: () => void;
}

export function useListColumns<Row>(columns: readonly DataColumn<Row>[], hidden: readonly string[] = []): ListColumns {
  const [settings, keep] = useListSettings();
  const [query, setQuery] = useSearchParams();
  const hiding = hidden.join('\n');
  const stored = useMemo(() => {
    const order = columns.filter(({ controls }) => !controls).map(({ id }) => id);
    return readColumnChoice(settings.columns, { order, hidden: hiding.split('\n').filter(Boolean) });
  }, [columns, settings.columns, hiding]);
  const requested = useMemo(() => readColumnAddress(query, stored), [query, stored]);
  return {
    choice: requested ?? stored,
    change: (next) => {
      if (requested) {
        setQuery(writeColumnAddress(query, next), { replace: true });
        keep({ kind: 'columns', columns: { ...stored, pinned: next.pinned, widths: next.widths } });
      } else keep({ kind: 'columns', columns: next });
    },
    reset: () => {
      keep({ kind: 'columns', columns: undefined });
      if (requested) setQuery(writeColumnAddress(query, null), { replace: true });
    },
  };
}
