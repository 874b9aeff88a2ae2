import * as rules from '@waybill/validators';
import * as chinese from '@waybill/validators/cn';

// Apart from the schemas of every response, so that the first screen carries none of them.

/* @__NO_SIDE_EFFECTS__ */
export const notEmpty = () => rules.notEmpty();
/** Where somebody of an order is reached: mobile, landline with extension, service number, Hong Kong, Macau, Taiwan. */
/* @__NO_SIDE_EFFECTS__ */
export const phone = () => chinese.phone({ service: true, greaterChina: true });
