import { configure, mobile } from '@waybill/validators';
import { vehiclePlate } from '@waybill/validators/cn';
import { type } from 'arktype';

/** The rules inside arktype's own types, in Chinese. */
export const consignment = type({
  mobile: type('string').narrow(configure(mobile(), { language: 'zh' }).check),
  plate: type('string').narrow(configure(vehiclePlate(), { language: 'zh' }).check),
});
