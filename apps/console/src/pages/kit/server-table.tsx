import { useMediaQuery } from '@waybill/ui-shell';
import { type ServerDataParams, useServerData } from '@waybill/ui-shell/console';
import { DataTable, type DataTableProps, Pagination, useTableHeight } from '@waybill/ui-shell/table';
import { useEffect } from 'react';
import type { ListQuery } from './use-list-query';

/** One page of a list as the server answers it. */
export interface ListAnswer<Row> {
  list: readonly Row[];
  total: number;
}

export interface ServerTableProps<Row, Filter extends string>
  extends Omit<
    DataTableProps<Row>,
    'rows' | 'rowId' | 'state' | 'onRetry' | 'filtered' | 'height' | 'pageKey' | 'sorting' | 'onSortingChange'
  > {
  path: string;
  query: ListQuery<Filter>;
  /** Rows of 60 px that stand above the table beyond title and one row of conditions. Default 0. */
  extraRows?: number;
}

const noRows: readonly never[] = [];

/** A table over a list call: page, order and conditions are those of its query. */
export function ServerTable<Row extends { id: number }, Filter extends string>({
  path,
  query,
  extraRows = 0,
  ...table
}: ServerTableProps<Row, Filter>) {
  const phone = useMediaQuery('(max-width: 767.98px)');
  const height = useTableHeight(extraRows);
  const { data, state, reload } = useServerData<ListAnswer<Row>>(path, query.params satisfies ServerDataParams);
  const lastPage = data ? Math.max(1, Math.ceil(data.total / query.pageSize)) : query.page;

  // The last entry of the last page was deleted, or an address names a page that is not there.
  const lost = state === 'ready' && query.page > lastPage;
  useEffect(() => {
    if (lost) query.go({ page: lastPage }, { replace: true });
  });

  return (
    <div>
      <DataTable<Row>
        {...table}
        rows={data?.list ?? noRows}
        rowId={(row) => String(row.id)}
        state={lost ? 'loading' : state}
        onRetry={reload}
        filtered={query.filtered}
        pageKey={JSON.stringify(query.params)}
        sorting={query.sorting}
        onSortingChange={(sorting) => query.go({ sorting, page: 1 })}
        {...(phone ? {} : { height })}
      />
      <Pagination
        page={query.page}
        pageSize={query.pageSize}
        total={data?.total ?? 0}
        onPageChange={(page) => query.go({ page })}
        onPageSizeChange={(pageSize) => query.go({ pageSize, page: 1 })}
      />
    </div>
  );
}
