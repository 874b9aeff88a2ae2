import { memo } from 'react';
import { DataTable, type DataTableProps } from '../../../../data/table/data-table';
import { Pagination } from '../../../../data/table/pagination';
import { useSteadyColumns } from '../../../../data/table/use-steady-columns';
import { useTableHeight } from '../../../../data/table/use-table-height';
import { onSmallWindow, useMediaQuery } from '../../../../lib/use-media-query';
import { useSame } from '../../../../lib/use-same';
import { useSteady } from '../../../../lib/use-steady';
import { useText } from '../../../../locales/use-text';
import type { Identified } from '../resource/define-resource';
import type { FilterKinds } from '../resource/list-address';
import { resourceMessages } from '../resource/messages';
import { ListEnd } from './list-end';
import type { List } from './use-list';
import { useRowsAhead } from './use-rows-ahead';

/** Look and selection of a list's table. @beta */
export type ListTableLook<Item> = Pick<
  DataTableProps<Item>,
  | 'selected'
  | 'onSelectedChange'
  | 'shownColumns'
  | 'columnChoice'
  | 'onColumnChoiceChange'
  | 'rowSize'
  | 'striped'
  | 'bordered'
  | 'cards'
  | 'emptyText'
  | 'sortElsewhere'
  | 'onOpen'
  | 'onCopy'
>;

/** @beta */
export interface ListTableProps<Item, Filters extends FilterKinds> extends ListTableLook<Item> {
  list: List<Item, Filters>;
  /** Accessible name of the table. */
  label: string;
  columns: DataTableProps<Item>['columns'];
  /** Number of extra rows of 60 px above the table, beside title and filters. Default 0. */
  extraRows?: number;
}

/** The rows of a list with a pager; page, order and size come from the address. @beta */
export function ListTable<Item extends Identified, Filters extends FilterKinds>({
  list,
  columns,
  selected,
  cards,
  onSelectedChange,
  onColumnChoiceChange,
  onOpen,
  onCopy,
  ...rest
}: ListTableProps<Item, Filters>) {
  const { rows } = list;
  const loadMore = useSteady(list.loadMore);
  const lists = { selected: useSame(selected), cards: useSame(cards) };
  const handlers = {
    onSelectedChange: useSteady(onSelectedChange),
    onColumnChoiceChange: useSteady(onColumnChoiceChange),
    onOpen: useSteady(onOpen),
    onCopy: useSteady(onCopy),
  };
  return (
    <div ref={useRowsAhead(onOpen && list.record, list.rows)}>
      <Rows
        {...factsOf(list)}
        {...{ loadMore, ...rest, ...lists, ...handlers }}
        columns={useSteadyColumns(columns, rows)}
      />
    </div>
  );
}

/** Memoised, so that a changed row renders the pager only if the total changes. */
const Pages = memo(Pagination);

/** Memoised, so that typing into filters renders no row. */
const Rows = memo(function Rows<Item extends Identified>({
  rows,
  total,
  more,
  page,
  pageSize,
  pageSizes,
  sorting,
  paging,
  hasNext,
  hasPrevious,
  tail,
  go,
  loadMore,
  reload,
  extraRows = 0,
  ...table
}: RowsProps<Item>) {
  const t = useText();
  const isSmall = useMediaQuery(onSmallWindow);
  const height = useTableHeight(extraRows);
  const ways = useSame(paging === 'cursor' ? { previous: hasPrevious, next: hasNext } : undefined);
  const toPage = useSteady((next: number) => go({ page: next }));
  const toSize = useSteady((next: number) => go({ pageSize: next, page: 1 }));
  // Cards are taller than their placeholders, so that a pager below these would move.
  const isComing = isSmall && table.state === 'loading' && rows.length === 0;
  const isLoaded = table.state === 'ready' || (table.state === 'loading' && rows.length > 0);
  return (
    <div>
      <p data-print>
        {t(total === undefined || more ? resourceMessages.exportedUncounted : resourceMessages.exportedSoFar, {
          done: rows.length,
          total: total ?? 0,
        })}
      </p>
      <DataTable<Item>
        {...table}
        rows={rows}
        rowId={idOf}
        onRetry={reload}
        sorting={sorting}
        onSortingChange={(next) => go({ sorting: next, page: 1 })}
        {...(isSmall ? {} : { height })}
        {...(tail === 'ready' && hasNext ? { onEnd: loadMore } : {})}
      />
      {isComing ? null : tail ? (
        <ListEnd
          total={isLoaded ? total : undefined}
          more={more}
          state={tail}
          hasNext={hasNext}
          onMore={loadMore}
          onRetry={reload}
        />
      ) : (
        <Pages
          page={page}
          pageSize={pageSize}
          pageSizes={pageSizes}
          total={isLoaded ? total : undefined}
          more={more}
          ways={ways}
          onPageChange={toPage}
          onPageSizeChange={toSize}
        />
      )}
    </div>
  );
}) as <Item extends Identified>(props: RowsProps<Item>) => React.ReactNode;

/** The facts of a list that the rows and the pager show. */
function factsOf<Item, Filters extends FilterKinds>(list: List<Item, Filters>) {
  const { rows, total, more, state, page, pageSize, pageSizes, sorting, pageKey, filtered, reload } = list;
  const { paging, hasNext, hasPrevious, tail, loadMore } = list;
  const go: (change: { page?: number; pageSize?: number; sorting?: List<Item>['sorting'] }) => void = list.go;
  const paged = { total, more, page, pageSize, pageSizes, paging, hasNext, hasPrevious, tail, loadMore };
  return { rows, state, sorting, pageKey, filtered, reload, go, ...paged };
}

type RowsProps<Item> = Omit<ListTableProps<Item, FilterKinds>, 'list'> & ReturnType<typeof factsOf<Item, FilterKinds>>;

const idOf = ({ id }: Identified) => String(id);
