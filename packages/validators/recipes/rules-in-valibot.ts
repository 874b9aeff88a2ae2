import { mobile, toCheck, zh } from '@waybill/validators';
import { zh as chinese, vehiclePlate } from '@waybill/validators/cn';
import * as v from 'valibot';

/** The rules inside valibot's own schemas, in Chinese. */
export const consignment = v.object({
  mobile: v.pipe(v.string(), toCheck(mobile(), { messages: zh })),
  plate: v.pipe(v.string(), toCheck(vehiclePlate(), { messages: chinese })),
});
