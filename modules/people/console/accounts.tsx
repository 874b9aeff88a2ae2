import { Can } from '@waybill/auth-core/react';
import { kitMessages, readStored, useListExports } from '@waybill/kit/console';
import { Action } from '@waybill/ui-shell';
import { ListPage, useList, useServerData } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type Account, account, roleOptionsCall } from '../contract/people';
import { AccountButtons } from './people/account-buttons';
import { accountColumns } from './people/account-columns';
import { AccountDialog } from './people/account-dialog';
import { peopleMessages } from './people/messages';
import { accounts, mayWrite } from './people/people';
import { ResetDialog } from './people/reset-dialog';

/** The accounts page: opening accounts, granting roles, resetting passwords, disabling. */
export default function AccountsPage() {
  const { data: options } = useServerData(roleOptionsCall);
  const [edited, setEdited] = useState<Account | 'new' | null>(null);
  const [reset, setReset] = useState<Account | null>(null);
  return (
    <ListPage
      exports={useListExports('accounts')}
      list={useList(accounts, { role: options?.roles })}
      filters={{
        keyword: { label: kitMessages.keyword, placeholder: peopleMessages.accountKeyword },
        role: { label: peopleMessages.role, options: {} },
      }}
      states={{ state: { label: peopleMessages.state, options: peopleMessages } }}
      columns={accountColumns}
      cards={{ primary: 'username', trailing: 'state', secondary: ['roles'], meta: ['phone'] }}
      actions={
        <Can guard={mayWrite}>
          <Action
            tone="primary"
            icon={<Plus aria-hidden size={16} />}
            onClick={() => setEdited('new')}
            text={peopleMessages.addAccount}
          />
        </Can>
      }
      tools={<DraftOffer name="account" onResume={(about) => setEdited(readStored(account, about) ?? 'new')} />}
      rowActions={(account) => (
        <AccountButtons account={account} onEdit={() => setEdited(account)} onReset={() => setReset(account)} />
      )}
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
