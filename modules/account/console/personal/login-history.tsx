import { momentColumn } from '@waybill/kit/console';
import { Card, CardTitle, useText } from '@waybill/ui-shell';
import { ListTable, useList } from '@waybill/ui-shell/console';
import { type DataColumn, StatusTag } from '@waybill/ui-shell/table';
import type { Login } from '../../contract/personal';
import { personalMessages } from './messages';
import { logins } from './personal';

/** How the account was signed in to, and who failed to. */
export function LoginHistory() {
  const t = useText();
  const list = useList(logins);
  return (
    <Card>
      <CardTitle>{t(personalMessages.logins)}</CardTitle>
      <ListTable
        list={list}
        label={t(personalMessages.logins)}
        columns={columns}
        cards={{ primary: 'at', trailing: 'done', secondary: ['device'], meta: ['place'] }}
      />
    </Card>
  );
}

const ways = {
  password: personalMessages.wayPassword,
  phone: personalMessages.wayPhone,
  social: personalMessages.waySocial,
  register: personalMessages.wayRegister,
  passkey: personalMessages.wayPasskey,
};

const columns: readonly DataColumn<Login>[] = [
  momentColumn('at', personalMessages.at),
  { id: 'way', title: personalMessages.way, cell: ({ way }) => <Way way={way} />, value: ({ way }) => ways[way] },
  {
    id: 'done',
    title: personalMessages.outcome,
    cell: ({ done }) => <Outcome done={done} />,
    value: ({ done }) => (done ? personalMessages.succeeded : personalMessages.refused),
  },
  { id: 'device', title: personalMessages.device, cell: ({ device }) => device || '—' },
  {
    id: 'place',
    title: personalMessages.where,
    cell: ({ place, ip }) => <Where place={place} ip={ip} />,
    value: ({ ip }) => ip,
  },
];

function Way({ way }: Pick<Login, 'way'>) {
  return useText()(ways[way]);
}

function Outcome({ done }: Pick<Login, 'done'>) {
  const t = useText();
  return (
    <StatusTag tone={done ? 'success' : 'danger'}>
      {t(done ? personalMessages.succeeded : personalMessages.refused)}
    </StatusTag>
  );
}

function Where({ place, ip }: Pick<Login, 'place' | 'ip'>) {
  return `${useText()(personalMessages[place])} ${ip}`;
}
