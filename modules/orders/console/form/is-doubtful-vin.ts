import { isVin } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';

/** Whether a typed number has the form of a VIN, but another check digit than its other characters ask for. */
export function isDoubtfulVin(typed: string): boolean {
  const vin = normalise.vin(typed);
  return isVin(vin, { checkDigit: false }) && !/^.{9}[0UZ]/.test(vin) && !isVin(vin);
}
