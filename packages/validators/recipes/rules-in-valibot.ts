import { mobile } from '@waybill/validators';
import { vehiclePlate } from '@waybill/validators/cn';
import * as v from 'valibot';

/** The rules inside valibot's own schemas; what they say follows the `lang` of the call. */
export const consignment = v.object({
  mobile: v.pipe(v.string(), mobile.check),
  plate: v.pipe(v.string(), vehiclePlate.check),
});
