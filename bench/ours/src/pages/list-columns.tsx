import { type DataColumn, RowActions, RowButton, StatusTag } from '@waybill/ui-shell/table';
import { Link } from 'react-router-dom';
import type { Row } from '../../../pages/rows';
import { columns as plain } from '../../table/columns';

const cells: Partial<Record<string, DataColumn<Row>['cell']>> = {
  number: ({ number }) => <Link to="/index">{number}</Link>,
  state: ({ state }) => <StatusTag>{state}</StatusTag>,
};

/** Typical columns of a list: a link, a state and row actions. */
export const listColumns: readonly DataColumn<Row>[] = [
  ...plain.map(({ id, title, cell }) => ({ id, title, cell: cells[id] ?? cell })),
  {
    id: 'actions',
    title: 'Actions',
    controls: true,
    cell: () => (
      <RowActions>
        <RowButton>Open</RowButton>
        <RowButton>Cancel</RowButton>
      </RowActions>
    ),
  },
];
