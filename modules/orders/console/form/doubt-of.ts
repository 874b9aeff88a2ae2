import { isMobile } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { orderMessages } from '../shared/messages';
import { isDoubtfulVin } from './is-doubtful-vin';

/** The warning about a value that the rules of its field accept; it stops nothing. */
export function doubtOf(field: string, typed: string) {
  if (field.endsWith('frame')) return isDoubtfulVin(typed) ? orderMessages.vinDoubt : undefined;
  if (!field.endsWith('phone')) return undefined;
  const phone = normalise.phone(typed);
  return isMobile(phone) && !isMobile(phone, { assigned: true }) ? orderMessages.phoneDoubt : undefined;
}
