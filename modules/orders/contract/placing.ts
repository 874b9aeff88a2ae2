import { brand, categories } from '@waybill/intake/contract';
import { boolean, counted, get, integer, limits, list, post, string } from '@waybill/kit/contract';
import { array, check, type Infer, object, oneOf, optional, type Schema } from '@waybill/validators';
import { mostVehicles, party, serviceFields, vehicle } from './fields';
import { order, orderConflict } from './order';
import { orderSteps } from './words';

/** An order as it is placed, or with an `id` changed; with `version`, only if nobody changed it since. */
export const orderRequest = object({
  id: optional(counted()),
  version: optional(counted()),
  consignor: party,
  consignee: party,
  vehicles: list(vehicle, 1, mostVehicles),
  ...serviceFields,
});

/** What a person says when placing an order. */
export type OrderRequest = Omit<Infer<typeof orderRequest>, 'id' | 'version'>;

/** Places an order, or changes one that is still pending. */
export const saveCall = post('/order/doEdit', {
  body: orderRequest,
  response: order,
  errors: { 409: orderConflict, 412: object({ present: order }) },
});

/** Places the orders of a spreadsheet; each is checked for itself, so that some may be wrong. */
export const importCall = post('/order/doImport', {
  body: object({ orders: list(check(() => true) as Schema<unknown>, 1, limits.perCall.records) }),
  /** What became of them, by their place in the request. */
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

/** What an order may be made of, and the steps of its life. */
export type OrderOptions = Infer<typeof options>;
/** A step, and whether its reason must be said. */
export type StepRule = OrderOptions['steps'][number];

export const optionsCall = get('/order/options', { response: options });
