import { mobile, toCheck, zh } from '@waybill/validators';
import { zh as chinese, vehiclePlate } from '@waybill/validators/cn';
import { z } from 'zod';

/** The rules inside zod's own schemas, in Chinese. */
export const consignment = z.object({
  mobile: z.string().check(toCheck(mobile(), { messages: zh })),
  plate: z.string().check(toCheck(vehiclePlate(), { messages: chinese })),
});
