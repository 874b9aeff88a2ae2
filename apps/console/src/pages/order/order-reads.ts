import {
  byIdsCall,
  type Contact,
  contact,
  contactsCall,
  countsCall,
  forgetContactCall,
  optionsCall,
  quoteCall,
  saveContactCall,
} from '@waybill/contract/orders';
import { validate } from '@waybill/validators';
import { readOf, writeOf } from '../kit/calls';

/** Somebody of the address book who was kept somewhere, or undefined where it is nobody. */
export function readContact(value: unknown): Contact | undefined {
  const outcome = validate(contact, value);
  return outcome.ok ? outcome.value : undefined;
}

/** What an order may be made of, and the steps of its life. */
export const orderOptions = readOf(optionsCall);

/** What a shipment would cost and how long it would take. */
export const orderQuote = readOf(quoteCall);

/** Whom an account has sent to or from before. */
export const orderContacts = readOf(contactsCall);

/** Writes somebody into the address book, or in the place of somebody. */
export const writeContact = writeOf(saveContactCall, [orderContacts.path]);

/** Takes somebody out of the address book. */
export const forgetContact = writeOf(forgetContactCall, [orderContacts.path]);

/** Several orders in the order of their ids; those that are not there are left out. */
export const ordersByIds = readOf(byIdsCall);

/** How many orders stand in each state. */
export const orderCounts = readOf(countsCall);
