import { type ReactNode, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Card, Page } from '../../content/page';
import { useMediaQuery } from '../../lib/use-media-query';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import type { DataColumn } from '../../table/data-column';
import { RowActions } from '../../table/row-actions';
import { space } from '../../theme/tokens';
import { usePageTitle } from '../hooks/use-page-title';
import type { Identified } from './define-resource';
import type { FilterKinds } from './list-address';
import { ListFilters, type ListFiltersProps } from './list-filters';
import { ListTable, type ListTableLook } from './list-table';
import { resourceMessages } from './messages';
import type { List } from './use-list';

export interface ListPageProps<Item, Filters extends FilterKinds> extends ListTableLook<Item> {
  /** What `useList` gave. */
  list: List<Item, Filters>;
  /** Default: the title that the page's route carries. */
  title?: Text;
  /** One quiet sentence below the title. */
  lead?: Text;
  /** Keep the array the same between renders. */
  columns: readonly DataColumn<Item>[];
  /** The filters that are shown, with their words. Default: none. */
  filters?: ListFiltersProps<Item, Filters>['fields'];
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  /** Controls between the filters and the table. */
  tools?: ReactNode;
  /** Links and buttons of a row (`RowButton`), in a last column that stays in view where there is room. */
  rowActions?: (row: Item) => ReactNode;
  /** What stands outside of the card: dialogs. */
  children?: ReactNode;
}

/** A page that is one list: title, filters, table and pages. */
export function ListPage<Item extends Identified, Filters extends FilterKinds>({
  list,
  title,
  lead,
  columns,
  filters,
  actions,
  tools,
  rowActions,
  children,
  ...look
}: ListPageProps<Item, Filters>) {
  const t = useText();
  const pageTitle = usePageTitle();
  const shownTitle = title === undefined ? pageTitle : t(title);
  const phone = useMediaQuery('(max-width: 767.98px)');
  const [folded, setFolded] = useState(true);
  const allColumns = useMemo(
    () => (rowActions ? [...columns, actionColumn(rowActions, !phone)] : columns),
    [columns, rowActions, phone],
  );
  const extraRows = [true, filters, filters && !folded, tools].filter(Boolean).length;
  return (
    <Page title={shownTitle} lead={lead && t(lead)} actions={actions}>
      <Card>
        {filters && <ListFilters list={list} fields={filters} onFoldedChange={setFolded} />}
        {tools && <Tools>{tools}</Tools>}
        <ListTable list={list} label={shownTitle} columns={allColumns} extraRows={extraRows} {...look} />
      </Card>
      {children}
    </Page>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  margin-block-end: ${space(4)};

  &:empty {
    display: none;
  }
`;

const actionColumn = <Item,>(rowActions: (row: Item) => ReactNode, pinned: boolean): DataColumn<Item> => ({
  id: 'actions',
  title: resourceMessages.actions,
  pinned,
  cell: (row) => <RowActions>{rowActions(row)}</RowActions>,
});
