import { Plus } from 'lucide-react';
import { memo, type ReactNode, type Ref, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Action } from '../../../../controls/basic/action';
import { dataColumns } from '../../../../data/table/cell-value';
import { shownColumns } from '../../../../data/table/column-choice';
import { ColumnPicker } from '../../../../data/table/column-picker';
import type { CardParts } from '../../../../data/table/data-cards';
import type { DataColumn } from '../../../../data/table/data-column';
import { SortChoice } from '../../../../data/table/sort-choice';
import { useSteadyColumns } from '../../../../data/table/use-steady-columns';
import { onSmallWindow, useMediaQuery } from '../../../../lib/use-media-query';
import { useSteady } from '../../../../lib/use-steady';
import type { Text } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';
import { Page } from '../../../../shell/content/page';
import { ScrollRow } from '../../../../shell/content/scroll-row';
import { color, flexRow, gap, size, space } from '../../../../theme/tokens';
import { usePageTitle } from '../../navigation/routes/use-page-title';
import { ChangedCount, ChangedMark, WaitingMark } from '../resource/changed-mark';
import type { Identified } from '../resource/define-resource';
import type { FilterKinds } from '../resource/list-address';
import { resourceMessages } from '../resource/messages';
import type { WriteOptions } from '../server-data/create-attempt';
import { actionColumn } from './action-column';
import { BulkBar } from './bulk-bar';
import { ListExportButton } from './export/list-export';
import type { ListExports } from './export/list-exports';
import { ListChips } from './list-chips';
import { type FilterField, ListFilters, type ListFiltersProps } from './list-filters';
import { ListStates } from './list-states';
import { ListTable, type ListTableLook } from './list-table';
import { NewRows } from './new-rows';
import type { List } from './use-list';
import { useListColumns } from './use-list-columns';
import { useListCommands } from './use-list-commands';
import { useListCopy } from './use-list-copy';
import { useRemoval } from './use-removal';
import { type Selection, useSelection } from './use-selection';
import { useSortedColumns } from './use-sorted-columns';
import { ListViews } from './views/list-views';
import { LostParts } from './views/lost-parts';
import { useListViews } from './views/use-list-views';

/** @beta */
export interface ListPageProps<
  Item extends Identified,
  Filters extends FilterKinds,
  Id extends string = string,
  Sort extends string = string,
> extends Pick<ListTableLook<Item>, 'rowSize' | 'striped' | 'bordered' | 'emptyText' | 'onOpen'> {
  /** Result of `useList`. */
  list: List<Item, Filters, Sort>;
  /** Default: the title of the page's route. */
  title?: Text;
  /** One quiet sentence below the title. */
  lead?: Text;
  /** Literal ids are checked in `hidden`, `cards` and against the sorts of the resource: `[…] as const satisfies readonly DataColumn<Book>[]`. */
  columns: readonly (DataColumn<Item, Id> &
    (string extends Id ? unknown : { id: NoInfer<Sort> } | { sortable?: false }))[];
  /** Ids of the initially hidden columns. Default: empty. */
  hidden?: readonly NoInfer<Id>[];
  /** Layout of the columns on a phone. Default: two columns in each of two lines. */
  cards?: CardParts<NoInfer<Id>> | undefined;
  /** The shown filters with their labels. Default: `undefined`. */
  filters?: ListFiltersProps<Item, Filters>['fields'];
  /** The filter whose values replace the title as tabs, with labels and numbers. Default: `undefined`. */
  states?: ListFiltersProps<Item, Filters>['fields'];
  /** Replaces the title. Default: the tabs of `states`. */
  tabs?: ReactNode;
  /** Buttons at the end of the first row. */
  actions?: ReactNode;
  /** Controls and notices between the filters and the table. */
  tools?: ReactNode;
  /** Links and buttons of a row (`RowButton`), in a pinned last column; on a phone the first one, and a menu of the others. */
  rowActions?: (row: Item) => ReactNode;
  /** Buttons for the selection; they make rows selectable. Default: no selection. */
  bulkActions?: (selection: Selection<Item>) => ReactNode;
  /** The element around everything but the first row, for full screen. */
  frame?: Ref<HTMLDivElement>;
  /** Number of extra rows of 60 px above the table, beside tabs and tools. Default 0. */
  extraRows?: number;
  /** Shows an Add button before `actions`. Default: `undefined`. */
  onAdd?: (() => void) | undefined;
  /** Shows an Edit button in each row, after `rowActions`. Default: `undefined`. */
  onEdit?: ((row: Item) => void) | undefined;
  /** Whether the user may edit a row; hides the button otherwise. Default: every row. */
  canEdit?: ((row: Item) => boolean) | undefined;
  /** Removes records, like `remove` of `useWrites`: shows a button in each row and one for the selection, with undo for 6 s. Default: `undefined`. */
  onRemove?: ((ids: readonly Item['id'][], options?: WriteOptions) => Promise<{ done: boolean }>) | undefined;
  /** Whether the user may remove a row; others have no button and are skipped in bulk. Default: every row. */
  canRemove?: ((row: Item) => boolean) | undefined;
  /** Fields of exported files, and a hook that records exports. Default: the columns, not recorded. */
  exports?: ListExports<Item>;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/**
 * A list page: tabs of states or a title, one row of filters and tools, table and pager. Filters apply at every change. Each account stores
 * its columns and named views; on a phone rows have two lines. @beta
 */
export function ListPage<Item extends Identified, Filters extends FilterKinds, Id extends string, Sort extends string>({
  list,
  title,
  lead,
  columns: given,
  hidden,
  filters,
  states,
  tabs,
  actions,
  tools,
  rowActions,
  bulkActions,
  onAdd,
  onEdit,
  onRemove,
  canEdit,
  canRemove,
  cards,
  frame,
  exports = {},
  children,
  ...look
}: ListPageProps<Item, Filters, Id, Sort>) {
  const { go, sorts }: List<Item, Filters> = list;
  const t = useText();
  const pageTitle = usePageTitle();
  const shownTitle = title === undefined ? pageTitle : t(title);
  const narrow = useMediaQuery(onSmallWindow);
  // The one row of tools on a phone has no room for chips, so that they are in its panel.
  const isPhone = useMediaQuery('(max-width: 575.98px)') && Object.keys(filters ?? {}).length > 1;
  const chips = <ListChips list={list} fields={filters} />;
  const columns = useSortedColumns(useSteadyColumns<Item>(given, list.rows), sorts);
  const { choice, change, reset } = useListColumns(columns, hidden);
  const changeColumns = useSteady(change);
  const resetColumns = useSteady(reset);
  const views = useListViews(list, columns);
  useListCommands(list, columns, { choice, change }, { ...states, ...filters });
  const selection = useSelection(list);
  const removal = useRemoval(list, onRemove, canRemove, cards?.primary);
  const edit = useSteady(onEdit);
  const removeOne = useSteady(removal?.one);
  const [asking, setAsking] = useState(false);
  const [shows, setShows] = useState(0);
  const changeAsking = (asks: boolean) => {
    if (asks) exports.onChoose?.();
    setAsking(asks);
  };
  const showUpdates = () => {
    list.showUpdates();
    setShows(shows + 1);
  };
  const allColumns = useMemo(
    () => [
      ...marked(columns, { changed: list.changed, changedBy: list.changedBy, waiting: list.waiting }),
      ...actionColumn({ rowActions, onEdit: edit, onRemove: removeOne, canEdit, canRemove, pinned: !narrow }),
    ],
    [columns, list.changed, list.changedBy, list.waiting, rowActions, edit, removeOne, canEdit, canRemove, narrow],
  );
  const selectable = Boolean(bulkActions ?? removal);
  const inOrder = dataColumns(shownColumns(choice).flatMap((id) => columns.filter((column) => column.id === id)));
  const copy = useListCopy({ list, columns: inOrder, record: exports.record });
  const [state] = Object.entries<FilterField | undefined>(states ?? {});
  return (
    <Page
      title={shownTitle}
      lead={lead && t(lead)}
      tabs={tabs ?? (state?.[1] && <ListStates list={list} name={state[0]} field={state[1]} />)}
      actions={
        (onAdd || actions) && (
          <>
            {onAdd && (
              <Action
                tone="primary"
                icon={<Plus aria-hidden size={16} />}
                onClick={onAdd}
                text={resourceMessages.add}
              />
            )}
            {actions}
          </>
        )
      }
      cover={
        selectable && (
          <BulkBar
            selection={selection}
            columns={dataColumns(columns)}
            total={list.total}
            more={list.more}
            onCopy={() => void copy(selection.rows, 'selection')}
            onExport={() => changeAsking(true)}
          >
            {bulkActions?.(selection)}
            {removal && <Action onClick={() => removal.selected(selection)} text={resourceMessages.remove} />}
          </BulkBar>
        )
      }
    >
      <Frame ref={frame}>
        <Tools data-screen>
          {filters ? (
            <ListFilters list={list} fields={filters}>
              {isPhone && chips}
              {narrow && columns.some(({ sortable }) => sortable) && (
                <SortChoice
                  columns={columns}
                  sorting={list.sorting}
                  onSortingChange={(sorting) => go({ sorting, page: 1 })}
                  labelHidden={false}
                />
              )}
            </ListFilters>
          ) : (
            tools
          )}
          <Commands>
            <Conditions>
              <NewRows news={list.updates} onShow={showUpdates} />
              {!isPhone && chips}
              <ChangedCount count={list.changed.size} />
            </Conditions>
            <Views state={views} choice={choice} paging={list.paging} />
            {!narrow && <Columns columns={columns} value={choice} onChange={changeColumns} onReset={resetColumns} />}
            <ListExportButton
              list={list}
              selection={selection}
              columns={inOrder}
              allColumns={dataColumns(columns)}
              exports={exports}
              title={shownTitle}
              asking={asking}
              onAskingChange={changeAsking}
              onCopyPage={() => void copy(list.rows, 'page')}
            />
          </Commands>
        </Tools>
        {filters && tools}
        <LostParts state={views} />
        <ListTable
          // Showing new rows scrolls to the top.
          list={shows > 0 ? { ...list, pageKey: `${list.pageKey} ${shows}` } : list}
          label={shownTitle}
          columns={allColumns}
          columnChoice={choice}
          onColumnChoiceChange={changeColumns}
          sortElsewhere={filters !== undefined}
          cards={cards ?? usualParts(columns)}
          onCopy={(row) => void copy(selection.rows.length > 0 ? selection.rows : [row], 'selection', false)}
          {...(selectable ? { selected: selection.ids, onSelectedChange: selection.select } : {})}
          {...look}
        />
      </Frame>
      {children}
    </Page>
  );
}

/** Default layout of cards: the first four columns. */
function usualParts(columns: readonly { id: string }[]): CardParts {
  const [primary = '', trailing, ...others] = columns.map(({ id }) => id);
  return { primary, secondary: others.slice(0, 2), ...(trailing !== undefined && { trailing }) };
}

/** Memoised, so that a change of rows renders neither. */
const Views = memo(ListViews);
const Columns = memo(ColumnPicker);

/** The columns, with marks in the first one for rows that another user changed or that have a waiting step. */
function marked<Item extends Identified>(
  columns: readonly DataColumn<Item>[],
  { changed, changedBy, waiting }: Pick<List<Item>, 'changed' | 'changedBy' | 'waiting'>,
): readonly DataColumn<Item>[] {
  const [first, ...others] = columns;
  if (!first || changed.size + waiting.size === 0) return columns;
  const cell: typeof first.cell = (row) => (
    <>
      {first.cell(row)}
      {waiting.has(String(row.id)) && <WaitingMark />}
      {changed.has(row.id) && <ChangedMark by={changedBy.get(row.id)} />}
    </>
  );
  return [{ ...first, cell }, ...others];
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  &:fullscreen {
    padding: ${gap('card')};
    overflow: auto;
    background: ${color('page')};
  }
`;

/** Always one line high, so that the rows below do not move. */
const Tools = styled.div`
  ${flexRow(2)}
  min-height: ${size('control')};

  @media (max-width: 575.98px) {
    flex-wrap: wrap;
  }
`;

const Commands = styled.div`
  ${flexRow(1)}
  flex: 1 1 0;

  @media (max-width: 575.98px) {
    display: contents;
  }
`;

const Conditions = styled(ScrollRow)`
  /* Without an intrinsic width, so that new filter chips wrap nothing. */
  flex: 1 1 0;
  width: 0;

  @media (max-width: 575.98px) {
    flex: none;
    width: auto;
    margin-inline-end: calc(-1 * ${space(2)});
  }
`;
