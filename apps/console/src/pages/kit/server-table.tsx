import { useMediaQuery } from '@waybill/ui-shell';
import type { FilterKinds, Identified, List } from '@waybill/ui-shell/console';
import { DataTable, type DataTableProps, Pagination, useTableHeight } from '@waybill/ui-shell/table';

export interface ServerTableProps<Row, Filters extends FilterKinds>
  extends Omit<
    DataTableProps<Row>,
    'rows' | 'rowId' | 'state' | 'onRetry' | 'filtered' | 'height' | 'pageKey' | 'sorting' | 'onSortingChange'
  > {
  list: List<Row, Filters>;
  /** Rows of 60 px that stand above the table beyond title and one row of conditions. Default 0. */
  extraRows?: number;
}

/** A table over the list of a resource: page, order and conditions are those of its address. */
export function ServerTable<Row extends Identified, Filters extends FilterKinds>({
  list,
  extraRows = 0,
  ...table
}: ServerTableProps<Row, Filters>) {
  const phone = useMediaQuery('(max-width: 767.98px)');
  const height = useTableHeight(extraRows);
  return (
    <div>
      <DataTable<Row>
        {...table}
        rows={list.rows}
        rowId={(row) => String(row.id)}
        state={list.state}
        onRetry={list.reload}
        filtered={list.filtered}
        pageKey={list.pageKey}
        sorting={list.sorting}
        onSortingChange={(sorting) => list.go({ sorting, page: 1 })}
        {...(phone ? {} : { height })}
      />
      <Pagination
        page={list.page}
        pageSize={list.pageSize}
        total={list.total}
        onPageChange={(page) => list.go({ page })}
        onPageSizeChange={(pageSize) => list.go({ pageSize, page: 1 })}
      />
    </div>
  );
}
