import { momentColumn, Row } from '@waybill/kit/console';
import { Avatar, useText } from '@waybill/ui-shell';
import { type DataColumn, StatusTag } from '@waybill/ui-shell/table';
import type { Account } from '../../contract/people';
import { peopleMessages } from './messages';

export const accountColumns: readonly DataColumn<Account>[] = [
  {
    id: 'username',
    title: peopleMessages.username,
    cell: ({ username, avatar }) => (
      <Row>
        <Avatar src={avatar} edge={28} />
        {username}
      </Row>
    ),
    value: ({ username }) => username,
    sortable: true,
  },
  { id: 'name', title: peopleMessages.name, cell: ({ name }) => name || '—' },
  { id: 'phone', title: peopleMessages.phone, cell: ({ phone }) => phone },
  { id: 'roles', title: peopleMessages.roles, cell: ({ roles }) => roles.join(', ') || '—' },
  {
    id: 'state',
    title: peopleMessages.state,
    cell: ({ disabled }) => <State disabled={disabled} />,
    value: ({ disabled }) => (disabled ? peopleMessages.disabled : peopleMessages.active),
  },
  momentColumn('createdAt', peopleMessages.createdAt),
];

function State({ disabled }: Pick<Account, 'disabled'>) {
  const t = useText();
  return (
    <StatusTag tone={disabled ? 'neutral' : 'success'}>
      {t(disabled ? peopleMessages.disabled : peopleMessages.active)}
    </StatusTag>
  );
}
