'use client';

import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../lib/visually-hidden';
import { useText } from '../locales/use-text';
import { tableMessages } from './messages';
import { Grid, Scroller } from './table.styles';
import { TableBody } from './table-body';
import { TableHead } from './table-head';
import { type LoadState, TableNotice } from './table-notice';
import type { DataTableModelOptions } from './use-data-table';
import { useDataTable } from './use-data-table';

export interface DataTableProps<Row> extends DataTableModelOptions<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  /** `loading` shows bars on the first load and dims the rows on later ones. Default `ready`. */
  state?: LoadState;
  onRetry?: () => void;
  /** Conditions are set: an empty table says that nothing matches. Default false. */
  filtered?: boolean;
  /** Height of the scrolling box, as CSS. Default: as high as the rows. */
  height?: string;
  /** Height of a row: 40, 48 or 56 px. Default `medium`. */
  rowSize?: 'small' | 'medium' | 'large';
  /** Every other row is tinted. Default false. */
  striped?: boolean;
  /** Lines between columns too. Default false. */
  bordered?: boolean;
  /** Identity of the page of rows: whenever another one comes, the box scrolls back to its top. Default: it stays where it is. */
  pageKey?: string;
}

/** A table of rows that a server sorts and pages: loading, empty and failed states, selection, a pinned column; it scrolls inside its box, and more than 100 rows are drawn as they come into view. */
export function DataTable<Row>({
  label,
  state = 'ready',
  onRetry,
  filtered = false,
  height,
  rowSize = 'medium',
  striped = false,
  bordered = false,
  pageKey,
  ...options
}: DataTableProps<Row>) {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useDataTable(options);
  const page = useRef(pageKey);
  useLayoutEffect(() => {
    if (page.current !== pageKey) scroller.current?.scrollTo({ top: 0 });
    page.current = pageKey;
  }, [pageKey]);
  const busy = state === 'loading';
  const empty = options.rows.length === 0;
  return (
    <Scroller
      ref={scroller}
      // A scrolling region must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={label}
      aria-busy={busy}
      data-state={busy && !empty ? 'refreshing' : state}
      style={{ height }}
    >
      <Grid
        aria-label={label}
        aria-rowcount={options.rows.length + 1}
        data-size={rowSize}
        data-striped={striped || undefined}
        data-bordered={bordered || undefined}
      >
        <TableHead table={table} />
        {empty || state === 'failed' ? null : <TableBody table={table} rowSize={rowSize} />}
      </Grid>
      {(empty || state === 'failed') && <TableNotice state={state} filtered={filtered} onRetry={onRetry} />}
      <VisuallyHidden role="status">{busy ? t(tableMessages.loading) : ''}</VisuallyHidden>
    </Scroller>
  );
}
