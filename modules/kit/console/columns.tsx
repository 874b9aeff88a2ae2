import type { Text } from '@waybill/ui-shell';
import type { DataColumn } from '@waybill/ui-shell/table';
import { Moment } from './moment';
import { Money } from './values';

/** A column of moments by which the server sorts; copied and exported as dates. */
export const momentColumn = <Name extends string>(id: Name, title: Text): DataColumn<Record<Name, string>> => ({
  id,
  title,
  cell: (row) => <Moment at={row[id]} />,
  value: (row) => new Date(row[id]),
  sortable: true,
});

/** A column of cents by which the server sorts; shown, copied and exported as yuan. */
export const centsColumn = <Name extends string>(id: Name, title: Text): DataColumn<Record<Name, number>> => ({
  id,
  title,
  cell: (row) => <Money yuan={row[id] / 100} />,
  value: (row) => row[id] / 100,
  align: 'end',
  sortable: true,
});
