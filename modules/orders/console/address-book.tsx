import { Can } from '@waybill/auth-core/react';
import { kitMessages, readStored } from '@waybill/kit/console';
import { Action, useText } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { RowButton } from '@waybill/ui-shell/table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type Contact, contact } from '../contract/order';
import { contactColumns, contacts } from './contact-columns';
import { ContactDialog } from './contact-dialog';
import { orderMessages } from './shared/messages';
import { useForgetContact } from './use-forget-contact';

const writes = { permission: ['write:order'] } as const;

/** The senders and receivers of the account's earlier orders. */
export default function AddressBookPage() {
  const t = useText();
  const forget = useForgetContact();
  const [edited, setEdited] = useState<Contact | 'new'>();
  return (
    <ListPage
      list={useList(contacts)}
      filters={{
        keyword: { label: kitMessages.keyword, placeholder: orderMessages.addressSearch },
        party: { label: orderMessages.side, options: orderMessages },
      }}
      columns={contactColumns}
      emptyText={orderMessages.contactsEmpty}
      cards={{ primary: 'name', trailing: 'phone', secondary: ['address'], meta: ['lastUsed'] }}
      actions={
        <Can guard={writes}>
          <Action
            tone="primary"
            icon={<Plus aria-hidden size={16} />}
            onClick={() => setEdited('new')}
            text={orderMessages.contactAdd}
          />
        </Can>
      }
      tools={
        !edited && <DraftOffer name="contact" onResume={(about) => setEdited(readStored(contact, about) ?? 'new')} />
      }
      rowActions={(contact) => (
        <Can guard={writes}>
          <RowButton data-command="edit" onClick={() => setEdited(contact)}>
            {t(kitMessages.edit)}
          </RowButton>
          <RowButton data-tone="danger" onClick={() => forget(contact)}>
            {t(kitMessages.remove)}
          </RowButton>
        </Can>
      )}
    >
      {edited && <ContactDialog contact={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />}
    </ListPage>
  );
}
