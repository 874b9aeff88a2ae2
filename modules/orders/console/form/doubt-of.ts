import { isMobile, isVin } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { orderMessages } from '../shared/messages';

/** The warning about a valid but unlikely value; it does not block the form. */
export function doubtOf(field: string, typed: string) {
  if (field.endsWith('frame')) return isDoubtfulVin(typed) ? orderMessages.vinDoubt : undefined;
  const phone = field.endsWith('phone') ? normalise.phone(typed) : '';
  return isMobile(phone) && !isMobile(phone, { assigned: true }) ? orderMessages.phoneDoubt : undefined;
}

/** Whether a number has the form of a VIN but a wrong check digit. */
export function isDoubtfulVin(typed: string): boolean {
  const vin = normalise.vin(typed);
  return isVin(vin, { checkDigit: false }) && !/^.{9}[0UZ]/.test(vin) && !isVin(vin);
}
