import { href } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { Link } from 'react-router-dom';
import type { Role } from '../../contract/people';
import { peopleMessages } from './messages';

export const roleColumns: readonly DataColumn<Role>[] = [
  { id: 'name', title: peopleMessages.role, cell: ({ name }) => name, sortable: true },
  { id: 'note', title: peopleMessages.note, cell: ({ note }) => note || '—' },
  {
    id: 'permissions',
    title: peopleMessages.permissions,
    cell: ({ permissions }) => permissions.length,
    value: ({ permissions }) => permissions.join(', '),
    align: 'end',
  },
  {
    id: 'accounts',
    title: peopleMessages.holders,
    cell: ({ name, accounts }) => <Link to={href('/setting/accounts', { query: { role: name } })}>{accounts}</Link>,
    value: ({ accounts }) => accounts,
    align: 'end',
  },
];
