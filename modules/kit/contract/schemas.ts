import * as rules from '@waybill/validators';
import * as trade from '@waybill/validators/trade';

// The rules that hold a check of their own are no functions in the eyes of a bundler, which then keeps every schema that is made with them. Made here
// without side effects, a schema that a page does not use is left out.

/* @__NO_SIDE_EFFECTS__ */
export const string = () => rules.string();
/* @__NO_SIDE_EFFECTS__ */
export const integer = () => rules.integer();
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => rules.boolean();
/* @__NO_SIDE_EFFECTS__ */
export const isoDate = () => trade.isoDate();
/* @__NO_SIDE_EFFECTS__ */
export const isoDateTime = () => trade.isoDateTime();
