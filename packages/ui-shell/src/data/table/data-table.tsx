import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { revealFullText } from '../../lib/reveal-full-text';
import { onSmallWindow, useMediaQuery } from '../../lib/use-media-query';
import { useScrollEdges } from '../../lib/use-scroll-edges';
import { useSteady } from '../../lib/use-steady';
import { VisuallyHidden } from '../../lib/visually-hidden';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { DeclareContext } from '../../nav/declared-command';
import { toCellLooks, toWidthProperties, widthProperty } from './cell-look';
import { type ColumnChoice, resizeColumn } from './column-choice';
import { type CardParts, DataCards } from './data-cards';
import { EndMark } from './end-mark';
import { tableMessages } from './messages';
import { Grid, Scroller } from './table.styles';
import { TableBody, virtualFrom } from './table-body';
import { TableHead } from './table-head';
import { type LoadState, TableNotice } from './table-notice';
import { useGridKeys } from './use-grid-keys';
import { usePinOffsets } from './use-pin-offsets';
import { type DataTableModelOptions, useTableModel } from './use-table-model';

/** @public */
export interface DataTableProps<Row> extends DataTableModelOptions<Row> {
  /** Accessible name of the table. */
  label: string;
  /** `loading` shows bars on the first load and dims the rows on later ones. Default `ready`. */
  state?: LoadState;
  onRetry?: () => void;
  /** Whether filters are set: an empty table then shows "no matches" instead of "no data". Default false. */
  filtered?: boolean;
  /** Why a list without filters has no rows, and what to do. Default: "Nothing here yet". */
  emptyText?: Text | undefined;
  /** Maximum height of the scroll container, as a CSS length; it ends between two rows. Default: fits the rows. */
  height?: string;
  /** Height of a row: 40, 48 or 56 px. Default `medium`. */
  rowSize?: 'small' | 'medium' | 'large';
  /** Every other row is tinted. Default false. */
  striped?: boolean;
  /** Adds lines between columns. Default false. */
  bordered?: boolean;
  /** Identity of the page; a change scrolls to the top. Default: keeps the scroll position. */
  pageKey?: string;
  /** Makes columns resizable by mouse, and by Shift and an arrow key. Needs `columnChoice`. Default: fixed widths. */
  onColumnChoiceChange?: ((choice: ColumnChoice) => void) | undefined;
  /** Shows rows as cards of two lines below 576 px, up to 100 rows. Default: a table. */
  cards?: CardParts | undefined;
  /** The sort control of the cards is elsewhere on the page. Default false: above them. */
  sortElsewhere?: boolean;
  /** Enter on a row. Default: Enter goes to the first control of the cell. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Called when the end of the rows is near the view, and again after new rows while it stays there. Keep its identity between renders. */
  onEnd?: (() => void) | undefined;
  /** Ctrl+C on a row without selected text. Default: no copy. */
  onCopy?: ((row: Row) => void) | undefined;
}

/**
 * A table for rows that a server sorts and pages, with loading, empty and failed states, selection, and resizable and pinned columns.
 * Virtualises more than 100 rows. @public
 */
export function DataTable<Row>({
  label,
  state = 'ready',
  onRetry,
  filtered = false,
  emptyText = tableMessages.empty,
  height,
  rowSize = 'medium',
  striped = false,
  bordered = false,
  pageKey,
  onColumnChoiceChange,
  cards,
  sortElsewhere = false,
  onOpen,
  onCopy,
  onEnd,
  ...options
}: DataTableProps<Row>) {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const reach = useRef<((row: number) => void) | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const narrow = useMediaQuery(onSmallWindow);
  const table = useTableModel(options);
  const page = useRef(pageKey);
  useScrollEdges(scroller);
  useLayoutEffect(() => {
    if (page.current !== pageKey) scroller.current?.scrollTo({ top: 0 });
    page.current = pageKey;
  }, [pageKey]);

  const { columnChoice } = options;
  const { count, shown, selection, rowAt } = table;
  const selectable = selection !== undefined;
  const looks = useMemo(() => toCellLooks(shown, columnChoice, selectable ? 2 : 1), [shown, columnChoice, selectable]);
  const pins = looks.filter(({ props }) => props['data-pinned'] === 'start').length;
  usePinOffsets(grid, pins, selectable);

  const resize = (id: string, width: number | null, end: boolean) => {
    if (!columnChoice || !onColumnChoiceChange) return;
    const next = resizeColumn(columnChoice, id, width);
    const place = shown.findIndex((column) => column.id === id);
    const given = next.widths?.[id];
    // During the drag only a custom property changes, so that no cell renders.
    if (given !== undefined) grid.current?.style.setProperty(widthProperty(place), `${given}px`);
    if (end) onColumnChoiceChange(next);
  };
  const steadyResize = useSteady(resize);
  const handleResizeKey = (place: number, by: number) => {
    const column = shown[place - (selectable ? 1 : 0)];
    const head = grid.current?.querySelectorAll('th')[place];
    if (!column || column.controls || !head) return;
    const width = Math.round(head.getBoundingClientRect().width) + by;
    resize(column.id, width, true);
    setAnnouncement(t(tableMessages.columnWidth, { title: t(column.title), width }));
  };
  const withRow = (act: ((row: Row) => void) | undefined) =>
    act &&
    ((place: number) => {
      const row = rowAt(place - 1);
      if (row !== undefined) act(row);
    });
  const keys = useGridKeys({
    grid,
    rows: count,
    columns: shown.length + (selectable ? 1 : 0),
    reach: (row) => reach.current?.(row),
    onOpen: withRow(onOpen),
    onSelect: selection
      ? (place) =>
          place === 0
            ? table.selectAll(selection.of !== 'all')
            : withRow((row) => table.select(row, !selection.has(row)))?.(place)
      : undefined,
    onResize: columnChoice && onColumnChoiceChange ? handleResizeKey : undefined,
    onCopy: withRow(onCopy),
  });
  useLayoutEffect(keys.placeFocus);

  const busy = state === 'loading';
  const empty = count === 0;
  const none = empty || state === 'failed';
  const asCards = cards !== undefined && narrow && count <= virtualFrom;
  return (
    <Scroller
      ref={scroller}
      data-paper
      role="region"
      aria-label={label}
      aria-busy={busy}
      data-state={busy && !empty ? 'refreshing' : state}
      data-look={asCards ? 'cards' : 'grid'}
      data-pins={pins > 0 || undefined}
      data-size={rowSize}
      style={asCards || height === undefined ? undefined : ({ '--room': height } as CSSProperties)}
    >
      {/* Controls of rows repeat with equal labels, so they are no commands. */}
      <DeclareContext value={null}>
        {asCards ? (
          !none && <DataCards table={table} label={label} cards={cards} sorted={!sortElsewhere} />
        ) : (
          <Grid
            ref={grid}
            role="grid"
            aria-label={label}
            aria-rowcount={count + 1}
            aria-colcount={shown.length + (selectable ? 1 : 0)}
            aria-multiselectable={selectable || undefined}
            data-striped={striped || undefined}
            data-bordered={bordered || undefined}
            style={toWidthProperties(shown, columnChoice) as CSSProperties}
            onPointerOver={revealFullText}
            {...keys.handlers}
          >
            <TableHead
              table={table}
              looks={looks}
              selectPinned={pins > 0}
              onResize={columnChoice && onColumnChoiceChange ? steadyResize : undefined}
            />
            {none ? null : (
              <TableBody
                table={table}
                rowSize={rowSize}
                looks={looks}
                selectPinned={pins > 0}
                keys={keys}
                reach={reach}
              />
            )}
          </Grid>
        )}
      </DeclareContext>
      {onEnd && !none && <EndMark rows={options.rows} onReach={onEnd} />}
      {none && <TableNotice state={state} filtered={filtered} empty={emptyText} onRetry={onRetry} />}
      <VisuallyHidden role="status">{busy ? t(tableMessages.loading) : announcement}</VisuallyHidden>
    </Scroller>
  );
}
