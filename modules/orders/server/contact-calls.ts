import type { Database } from '@waybill/kit/server';
import { findRegion, wrongField } from '@waybill/kit/server';
import { contactsCall, forgetContactCall, saveContactCall } from '../contract/contacts';
import { findContacts, removeContact, saveContact } from './contacts';
import type { AddOrderCall } from './create-order-calls';
import { toPlainParty } from './plain-request';

/** The calls of the address book. */
export function addContactCalls(add: AddOrderCall, database: Database): void {
  add(
    contactsCall,
    { summary: 'One page of the people whom the account has sent to or from, the latest first.', access: 'read:order' },
    ({ viewer, query }) => findContacts(database, viewer.id, query),
  );

  add(
    saveContactCall,
    {
      summary: 'Writes somebody into the address book of the account, or in the place of somebody.',
      access: 'write:order',
      plain: toPlainParty,
    },
    async ({ viewer, body: { before, ...party }, now }) => {
      if (!findRegion(party.region)) throw wrongField('region');
      await saveContact(database, viewer.id, party, before, now);
      return {};
    },
  );

  add(
    forgetContactCall,
    {
      summary: 'Takes somebody out of the address book of the account; orders stay as they are.',
      access: 'write:order',
    },
    async ({ viewer, body, now }) => {
      await removeContact(database, viewer.id, body, now);
      return {};
    },
  );
}
