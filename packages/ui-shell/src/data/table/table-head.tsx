import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, type PointerEvent, useRef } from 'react';
import { useText } from '../../locales/use-text';
import { toRem } from '../../theme/to-rem';
import type { CellLook } from './cell-look';
import { Checkbox } from './checkbox';
import { type DataColumn, nextSorting, type Sorting } from './data-column';
import { tableMessages } from './messages';
import type { TableModel } from './use-table-model';

export interface TableHeadProps<Row> {
  table: TableModel<Row>;
  looks: readonly CellLook[];
  /** Pins the selection column, since others at the start are pinned. */
  selectPinned: boolean;
  /** Makes columns resizable; called at every move of the mouse, and at the end. `null` fits the content. */
  onResize: ((id: string, width: number | null, end: boolean) => void) | undefined;
}

/** The header row: titles, sort buttons, resize grips, and the checkbox that selects all rows of the page. */
export function TableHead<Row>({ table, looks, selectPinned, onResize }: TableHeadProps<Row>) {
  const t = useText();
  const { shown, selection, selectAll, sorting, sortBy } = table;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th data-part="select" aria-colindex={1} data-pinned={selectPinned ? 'start' : undefined}>
            <Checkbox
              label={t(tableMessages.selectAll)}
              checked={selection.of === 'all'}
              mixed={selection.of === 'some'}
              onChange={selectAll}
            />
          </th>
        )}
        {shown.map((column, place) => (
          <HeadCell key={column.id} {...{ column, sorting, sortBy, onResize }} look={looks[place]} />
        ))}
      </tr>
    </thead>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface HeadCellProps extends Pick<TableHeadProps<never>, 'onResize'> {
  column: Pick<DataColumn<never>, 'id' | 'title' | 'sortable' | 'width' | 'controls'>;
  sorting: Sorting | null;
  sortBy: (sorting: Sorting | null) => void;
  look: CellLook | undefined;
}

const HeadCell = memo(function HeadCell({ sorting, sortBy, column, look, onResize }: HeadCellProps) {
  const t = useText();
  const width = column.width && toRem(column.width);
  const sorted = sorting?.id === column.id && sorting.order;
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      {...look?.props}
      aria-sort={column.sortable ? (sorted ? ariaSort[sorted] : 'none') : undefined}
      style={{ width, minWidth: width, ...look?.style }}
    >
      {column.sortable ? (
        <button type="button" onClick={() => sortBy(nextSorting(sorting, column.id))}>
          {t(column.title)}
          <Icon aria-hidden size={14} />
        </button>
      ) : (
        t(column.title)
      )}
      {onResize && !column.controls && <Grip onResize={(width, end) => onResize(column.id, width, end)} />}
    </th>
  );
});

/** The resize grip of a header cell: drag with mouse or pen; a double click fits the content. The keyboard resizes from the cell itself. */
function Grip({ onResize }: { onResize: (width: number | null, end: boolean) => void }) {
  const drag = useRef<{ x: number; width: number; mirrored: boolean } | null>(null);
  const widthAt = ({ clientX }: PointerEvent) => {
    const held = drag.current;
    return held ? held.width + (clientX - held.x) * (held.mirrored ? -1 : 1) : null;
  };
  const handleDown = (event: PointerEvent<HTMLSpanElement>) => {
    const head = event.currentTarget.closest('th');
    if (!head || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      x: event.clientX,
      width: head.getBoundingClientRect().width,
      mirrored: getComputedStyle(head).direction === 'rtl',
    };
    onResize(drag.current.width, true);
  };
  const handleMove = (event: PointerEvent) => {
    const width = widthAt(event);
    if (width !== null) onResize(width, false);
  };
  const handleEnd = (event: PointerEvent) => {
    const width = widthAt(event);
    drag.current = null;
    if (width !== null) onResize(width, true);
  };
  return (
    <span
      data-part="grip"
      aria-hidden
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
      onDoubleClick={() => onResize(null, true)}
    />
  );
}
