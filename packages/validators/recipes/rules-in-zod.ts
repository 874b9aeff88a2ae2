import { configure, mobile } from '@waybill/validators';
import { vehiclePlate } from '@waybill/validators/cn';
import { z } from 'zod';

/** The rules inside zod's own schemas, in Chinese. */
export const consignment = z.object({
  mobile: z.string().check(configure(mobile(), { language: 'zh' }).check),
  plate: z.string().check(configure(vehiclePlate(), { language: 'zh' }).check),
});
