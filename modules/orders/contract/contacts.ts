import { get, pageOf, pageQuery, post, text } from '@waybill/kit/contract';
import { object, oneOf, optional } from '@waybill/validators';
import { partyFields } from './fields';
import { contact } from './order';
import { sides } from './words';

/** Which person of an address book is meant, as the book says it. */
const key = object({ name: text(), phone: text(), region: text(), street: text() });

/** Nothing is to be said but that it is done. */
const done = object({});

export const contactSorts = ['name', 'uses', 'lastUsed'] as const;

/** One page of the people whom the caller has sent to or from before, the latest first. */
export const contactsCall = get('/order/contacts', {
  query: object({ ...pageQuery(contactSorts), keyword: optional(text(50)), party: optional(oneOf(sides)) }),
  response: pageOf(contact),
});

/** Writes somebody into the address book, or in the place of who stood there `before`. */
export const saveContactCall = post('/order/doContact', {
  body: object({ ...partyFields, before: optional(key) }),
  response: done,
});

/** Takes somebody out of the address book; orders stay as they are. */
export const forgetContactCall = post('/order/doForgetContact', { body: key, response: done });
