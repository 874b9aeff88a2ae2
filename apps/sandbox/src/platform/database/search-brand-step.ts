import { searchIn } from './order-search-step';

/** Orders are found by brand, model and streets as well. */
export const searchBrandStep: readonly string[] = searchIn([
  'order_no',
  'consignor_name',
  'consignee_name',
  'consignor_phone',
  'consignee_phone',
  'plate',
  'vin',
  'frames',
  'regions',
  'brand',
  'model',
  'consignor_street',
  'consignee_street',
]);
