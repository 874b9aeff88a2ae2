import type { Database } from '@waybill/kit/server';
import { findRegion, wrongField } from '@waybill/kit/server';
import { contactsCall, forgetContactCall, saveContactCall } from '../contract/contacts';
import { findContacts, removeContact, saveContact } from './contacts';
import type { AddOrderCall } from './create-order-calls';
import { toPlainParty } from './plain-request';

export function addContactCalls(add: AddOrderCall, database: Database): void {
  add(
    contactsCall,
    { summary: 'One page of the address book of the account, latest first.', access: 'read:order' },
    ({ viewer, query }) => findContacts(database, viewer.id, query),
  );

  add(
    saveContactCall,
    {
      summary: 'Adds a contact to the address book of the account, or replaces one.',
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
      summary: 'Removes a contact from the address book of the account; orders stay unchanged.',
      access: 'write:order',
    },
    async ({ viewer, body, now }) => {
      await removeContact(database, viewer.id, body, now);
      return {};
    },
  );
}
