import { Can, useCan } from '@waybill/auth-core/react';
import { Button, useText } from '@waybill/ui-shell';
import { ListPage, useList, useServerData, useWrites } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { kitMessages } from '../kit/messages';
import { peopleMessages } from './people/messages';
import { type Role, roleOptions, roles } from './people/people';
import { RoleDialog } from './people/role-dialog';

const mayWrite = { permission: ['write:system'] };
const mayRemove = { permission: ['delete:system'] };

/** What roles permit; whoever holds one feels a change at once. */
export default function RolesPage() {
  const t = useText();
  const { data: options } = useServerData(roleOptions);
  const { remove } = useWrites(roles);
  const [edited, setEdited] = useState<Role | 'new' | null>(null);
  const writes = useCan(mayWrite);
  const removes = useCan(mayRemove);
  return (
    <ListPage
      list={useList(roles)}
      filters={{ keyword: { label: kitMessages.keyword, placeholder: peopleMessages.roleKeyword } }}
      columns={columns}
      cards={['name', 'note', 'permissions', 'accounts']}
      actions={
        <Can guard={mayWrite}>
          <Button tone="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setEdited('new')}>
            {t(peopleMessages.addRole)}
          </Button>
        </Can>
      }
      onEdit={writes ? setEdited : undefined}
      onRemove={removes ? remove : undefined}
    >
      {edited && options && (
        <RoleDialog
          role={edited === 'new' ? undefined : edited}
          permissions={options.permissions}
          onClose={() => setEdited(null)}
        />
      )}
    </ListPage>
  );
}

const columns: readonly DataColumn<Role>[] = [
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
    cell: ({ name, accounts }) => <Link to={`/setting/accounts?role=${encodeURIComponent(name)}`}>{accounts}</Link>,
    value: ({ accounts }) => accounts,
    align: 'end',
  },
];
