import { get, pageOf, pageQuery, post, text } from '@waybill/kit/contract';
import { object, oneOf, optional } from '@waybill/validators';
import { partyFields } from './fields';
import { contact } from './order';
import { sides } from './words';

/** The fields that identify a contact. */
const key = object({ name: text(), phone: text(), region: text(), street: text() });

/** A response without data. */
const done = object({});

export const contactSorts = ['name', 'uses', 'lastUsed'] as const;

/** One page of the senders and receivers of the caller's orders, latest first. */
export const contactsCall = get('/order/contacts', {
  query: object({ ...pageQuery(contactSorts), keyword: optional(text(50)), party: optional(oneOf(sides)) }),
  response: pageOf(contact),
});

/** Adds a contact to the address book, or replaces the contact `before`. */
export const saveContactCall = post('/order/doContact', {
  body: object({ ...partyFields, before: optional(key) }),
  response: done,
});

/** Removes a contact from the address book; orders stay unchanged. */
export const forgetContactCall = post('/order/doForgetContact', { body: key, response: done });
