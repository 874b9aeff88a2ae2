import type { DataColumn } from '@waybill/ui-shell/table';
import { type Row, columns as titled } from '../../pages/rows';

/** The columns of all lists. */
export const columns: readonly DataColumn<Row>[] = titled.map(({ id, title }) => ({
  id,
  title,
  cell: (row) => row[id],
  sortable: true,
}));
