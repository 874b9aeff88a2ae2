import { mobile, toCheck, zh } from '@waybill/validators';
import { zh as chinese, vehiclePlate } from '@waybill/validators/cn';
import { type } from 'arktype';

/** The rules inside arktype's own types, in Chinese. */
export const consignment = type({
  mobile: type('string').narrow(toCheck(mobile(), { messages: zh })),
  plate: type('string').narrow(toCheck(vehiclePlate(), { messages: chinese })),
});
