import { Can, useSession } from '@waybill/auth-core/react';
import { Avatar, Button, useText } from '@waybill/ui-shell';
import { ListPage, useConfirm, useList, useServerData, useToasts, useWrites } from '@waybill/ui-shell/console';
import { type DataColumn, RowButton, StatusTag } from '@waybill/ui-shell/table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { momentColumn } from '../kit/columns';
import { kitMessages } from '../kit/messages';
import { Row } from '../kit/row';
import { AccountDialog } from './people/account-dialog';
import { peopleMessages } from './people/messages';
import { type Account, accounts, roleOptions } from './people/people';
import { ResetDialog } from './people/reset-dialog';

const mayWrite = { permission: ['write:system'] };

/** Who may sign in: accounts are opened, given roles and new passwords, and disabled. */
export default function AccountsPage() {
  const t = useText();
  const confirm = useConfirm();
  const toasts = useToasts();
  const { user } = useSession();
  const { data: options } = useServerData(roleOptions);
  const { actions } = useWrites(accounts);
  const [edited, setEdited] = useState<Account | 'new' | null>(null);
  const [reset, setReset] = useState<Account | null>(null);
  const turn = async ({ id, username, disabled }: Account) => {
    const title = { ...peopleMessages.disableQuestion, values: { name: username } };
    const agreed = disabled || (await confirm.ask({ title, description: peopleMessages.disableHint, tone: 'danger' }));
    if (agreed && (await actions.state(id, { disabled: !disabled })).done) toasts.success(peopleMessages.stateDone);
  };
  return (
    <ListPage
      list={useList(accounts, { role: options?.roles })}
      filters={{
        keyword: { label: kitMessages.keyword, placeholder: peopleMessages.accountKeyword },
        role: { label: peopleMessages.role, options: {} },
        state: { label: peopleMessages.state, options: peopleMessages },
      }}
      columns={columns}
      cards={['username', 'state', 'roles', 'phone']}
      actions={
        <Can guard={mayWrite}>
          <Button tone="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setEdited('new')}>
            {t(peopleMessages.addAccount)}
          </Button>
        </Can>
      }
      rowActions={(account) =>
        account.username !== user.username && (
          <Can guard={mayWrite}>
            <RowButton onClick={() => setEdited(account)}>{t(peopleMessages.roles)}</RowButton>
            <RowButton onClick={() => setReset(account)}>{t(peopleMessages.resetPassword)}</RowButton>
            <RowButton
              {...(account.disabled ? {} : { 'data-tone': 'danger' as const })}
              onClick={() => void turn(account)}
            >
              {t(account.disabled ? peopleMessages.enable : peopleMessages.disable)}
            </RowButton>
          </Can>
        )
      }
    >
      {edited && (
        <AccountDialog
          account={edited === 'new' ? undefined : edited}
          roles={options?.roles ?? []}
          onClose={() => setEdited(null)}
        />
      )}
      {reset && <ResetDialog account={reset} onClose={() => setReset(null)} />}
    </ListPage>
  );
}

const columns: readonly DataColumn<Account>[] = [
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
