import { integer, isoDateTime, limits, list, post, string, text } from '@waybill/kit/contract';
import { array, type Infer, object } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { mostVehicles } from './fields';

const side = object({ phone: text(), region: text() });
const vehicle = object({ brand: text(), model: text(), plate: text(), frame: text() });

/** What says whether two orders may be the same: both sides, the route, and the vehicles. */
export const sketch = object({ consignor: side, consignee: side, vehicles: list(vehicle, 1, mostVehicles) });

export type OrderSketch = Infer<typeof sketch>;

/** How many days back orders are compared. */
export const doubleDays = 30;

/** Finds orders of the last 30 days that some others, which are not placed yet, may double; only among those that the caller may see, and by what the caller sees of their phones. */
export const doublesCall = post('/order/findDoubles', {
  body: object({ orders: list(sketch, 1, limits.perCall.records) }),
  /** By place in the request: the latest order that it may double. */
  response: object({
    doubles: array(object({ place: integer(), id: integer(), orderNo: string(), createdAt: isoDateTime() })),
  }),
});

const plain = (value: string) => normalise.text(value).toLowerCase();

/** The same for two orders of the same sides, route and kinds of vehicles; their plates and frames are compared by `isDouble`. */
export const doubleKey = ({ consignor, consignee, vehicles }: OrderSketch): string =>
  JSON.stringify([
    [consignor, consignee].map(({ phone, region }) => [normalise.phone(phone), region]),
    vehicles.map(({ brand, model }) => `${plain(brand)} ${plain(model)}`).sort(),
  ]);

/** Whether two orders may be one that was written twice: the same key, and no plate or frame that speaks against it. */
export function isDouble(one: OrderSketch, other: OrderSketch): boolean {
  if (doubleKey(one) !== doubleKey(other)) return false;
  return (['plate', 'frame'] as const).every((part) => {
    const [mine, theirs] = [one, other].map(({ vehicles }) => vehicles.map((each) => plain(each[part])).sort());
    const isSaid = (texts: readonly string[] = []) => texts.every((each) => each !== '');
    return !isSaid(mine) || !isSaid(theirs) || String(mine) === String(theirs);
  });
}
