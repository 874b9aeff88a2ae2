import * as rules from '@waybill/validators';
import * as chinese from '@waybill/validators/cn';

// Apart from the schemas of every response, so that the first screen carries none of them.

/* @__NO_SIDE_EFFECTS__ */
export const url = () => rules.url();
/* @__NO_SIDE_EFFECTS__ */
export const notEmpty = () => rules.notEmpty();
/* @__NO_SIDE_EFFECTS__ */
export const phone = () => chinese.phone();
