import { useServerWrite, useUndo } from '@waybill/ui-shell/console';
import { contactsCall, forgetContactCall } from '../contract/contacts';
import type { Contact } from '../contract/order';
import { toPartyFields } from './contact-dialog';
import { orderMessages } from './shared/messages';

/** Removes a contact from the address book; the user can undo this for a moment. */
export function useForgetContact(): (contact: Contact) => void {
  const later = useUndo();
  const forget = useServerWrite(forgetContactCall, { changes: [contactsCall] });
  return (contact) =>
    later({
      text: { ...orderMessages.contactForgotten, values: { name: contact.name } },
      run: (options) => forget(toPartyFields(contact), options),
      hides: { url: contactsCall.url, ids: [contact.id] },
    });
}
