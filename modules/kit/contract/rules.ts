import * as chinese from '@waybill/validators/cn';

export { notEmpty } from '@waybill/validators';

/** A phone number in an order: mobile, landline with extension, service number, Hong Kong, Macau, Taiwan. */
/* @__NO_SIDE_EFFECTS__ */
export const phone = () => chinese.phone({ service: true, greaterChina: true });
