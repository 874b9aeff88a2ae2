import type { Call } from '@waybill/kit/contract';
import { text } from '@waybill/kit/contract';
import { array, object, oneOf, optional } from '@waybill/validators';
import { partyFields } from './fields';
import { contact } from './order';
import { sides } from './words';

/** Which person of an address book is meant, as the book says it. */
const key = object({ name: text(), phone: text(), region: text(), street: text() });

/** Nothing is to be said but that it is done. */
const done = object({});

/** Whom the caller has sent to or from before, the latest first. */
export const contactsCall = {
  method: 'GET',
  url: '/order/contacts',
  query: object({ keyword: optional(text(50)), party: optional(oneOf(sides)) }),
  response: object({ list: array(contact) }),
} as const satisfies Call;

/** Writes somebody into the address book, or in the place of who stood there `before`. */
export const saveContactCall = {
  method: 'POST',
  url: '/order/doContact',
  body: object({ ...partyFields, before: optional(key) }),
  response: done,
} as const satisfies Call;

/** Takes somebody out of the address book; orders stay as they are. */
export const forgetContactCall = {
  method: 'POST',
  url: '/order/doForgetContact',
  body: key,
  response: done,
} as const satisfies Call;
