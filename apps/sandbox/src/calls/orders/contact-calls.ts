import { contactKey, contactRequest, contacts, done } from '../../business/order-contract';
import type { Database } from '../../database/database';
import { findContacts, removeContact, saveContact } from '../../rows/contacts';
import { contactsQuery } from '../order-queries';
import { toPlainParty } from '../plain-request';
import type { AddOrderCall } from './create-order-calls';

/** The calls of the address book. */
export function addContactCalls(add: AddOrderCall, database: Database): void {
  add(
    {
      method: 'get',
      path: '/order/contacts',
      summary: 'The people whom the account has sent to or from, the latest first.',
      permission: 'read:order',
      query: contactsQuery,
      response: contacts,
    },
    async ({ viewer, query }) => ({
      list: await findContacts(database, viewer.id, { keyword: query.keyword ?? '', party: query.party ?? '' }),
    }),
  );

  add(
    {
      method: 'post',
      path: '/order/doContact',
      summary: 'Writes somebody into the address book of the account, or in the place of somebody.',
      permission: 'write:order',
      body: contactRequest,
      response: done,
    },
    async ({ viewer, body: { before, ...party }, now }) => {
      await saveContact(database, viewer.id, party, before, now);
      return {};
    },
    toPlainParty,
  );

  add(
    {
      method: 'post',
      path: '/order/doForgetContact',
      summary: 'Takes somebody out of the address book of the account; orders stay as they are.',
      permission: 'write:order',
      body: contactKey,
      response: done,
    },
    async ({ viewer, body, now }) => {
      await removeContact(database, viewer.id, body, now);
      return {};
    },
  );
}
