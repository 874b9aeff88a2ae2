import { type Contact, contact } from '@waybill/contract/orders';
import { validate } from '@waybill/validators';

/** Somebody of the address book who was kept somewhere, or undefined where it is nobody. */
export function readContact(value: unknown): Contact | undefined {
  const outcome = validate(contact, value);
  return outcome.ok ? outcome.value : undefined;
}
