import { Can, useCan } from '@waybill/auth-core/react';
import { kitMessages, readStored, useListExports } from '@waybill/kit/console';
import { Action } from '@waybill/ui-shell';
import { ListPage, useList, useServerData, useWrites } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type Role, role, roleOptionsCall } from '../contract/people';
import { peopleMessages } from './people/messages';
import { mayWrite, roles } from './people/people';
import { roleColumns } from './people/role-columns';
import { RoleDialog } from './people/role-dialog';

const mayRemove = { permission: ['delete:system'] } as const;

/** The roles page; changes apply to members at once. */
export default function RolesPage() {
  const { data: options } = useServerData(roleOptionsCall);
  const { remove } = useWrites(roles);
  const [edited, setEdited] = useState<Role | 'new' | null>(null);
  const writes = useCan(mayWrite);
  const removes = useCan(mayRemove);
  return (
    <ListPage
      exports={useListExports('roles')}
      list={useList(roles)}
      filters={{ keyword: { label: kitMessages.keyword, placeholder: peopleMessages.roleKeyword } }}
      columns={roleColumns}
      cards={{ primary: 'name', trailing: 'accounts', secondary: ['note'], meta: ['permissions'] }}
      actions={
        <Can guard={mayWrite}>
          <Action
            tone="primary"
            icon={<Plus aria-hidden size={16} />}
            onClick={() => setEdited('new')}
            text={peopleMessages.addRole}
          />
        </Can>
      }
      tools={<DraftOffer name="role" onResume={(about) => setEdited(readStored(role, about) ?? 'new')} />}
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
