import { brand, categories } from '@waybill/intake/contract';
import { boolean, counted, get, integer, limits, list, post, string } from '@waybill/kit/contract';
import { array, check, type Infer, object, oneOf, optional, type Schema } from '@waybill/validators';
import { mostVehicles, party, serviceFields, vehicle } from './fields';
import { order, orderConflict } from './order';
import { orderSteps } from './words';

/** A new order, or with `id` a change. With `version`, the server refuses the change if the order has a newer version. */
export const orderRequest = object({
  id: optional(counted()),
  version: optional(counted()),
  consignor: party,
  consignee: party,
  vehicles: list(vehicle, 1, mostVehicles),
  ...serviceFields,
});

/** The fields of an order that the user enters. */
export type OrderRequest = Omit<Infer<typeof orderRequest>, 'id' | 'version'>;

/** Places an order, or changes a pending one. */
export const saveCall = post('/order/doEdit', {
  body: orderRequest,
  response: order,
  errors: { 409: orderConflict, 412: object({ present: order }) },
});

/** Places the orders of a spreadsheet. Each is validated separately, so that some may be refused. */
export const importCall = post('/order/doImport', {
  body: object({ orders: list(check(() => true) as Schema<unknown>, 1, limits.perCall.records) }),
  /** The results, by index in the request. */
  response: object({
    placed: array(object({ place: integer(), id: integer(), orderNo: string() })),
    refused: array(object({ place: integer(), field: string() })),
  }),
});

const options = object({
  cities: array(string()),
  categories: array(oneOf(categories)),
  brands: array(brand),
  steps: array(
    object({
      step: oneOf(orderSteps),
      needsNote: boolean(),
    }),
  ),
});

/** The options of the order form, and the steps of an order. */
export type OrderOptions = Infer<typeof options>;
/** A step, and whether it needs a reason. */
export type StepRule = OrderOptions['steps'][number];

export const optionsCall = get('/order/options', { response: options });
