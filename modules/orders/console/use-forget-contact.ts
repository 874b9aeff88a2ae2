import { useServerWrite, useUndo } from '@waybill/ui-shell/console';
import { contactsCall, forgetContactCall } from '../contract/contacts';
import type { Contact } from '../contract/order';
import { toPartyFields } from './contact-dialog';
import { orderMessages } from './shared/messages';

/** Takes a contact out of the address book; for a moment that can be taken back. */
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
