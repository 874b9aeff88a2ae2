export { boolean, integer, string } from '@waybill/validators';
export { isoDate, isoDateTime } from '@waybill/validators/trade';
