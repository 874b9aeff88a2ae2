import { integer, isoDateTime, limits, list, post, string, text } from '@waybill/kit/contract';
import { array, type Infer, object } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { mostVehicles } from './fields';

const side = object({ phone: text(), region: text() });
const vehicle = object({ brand: text(), model: text(), plate: text(), frame: text() });

/** The fields that decide whether two orders may be duplicates: both sides, the route, and the vehicles. */
export const sketch = object({ consignor: side, consignee: side, vehicles: list(vehicle, 1, mostVehicles) });

export type OrderSketch = Infer<typeof sketch>;

/** The number of days within which orders are compared. */
export const doubleDays = 30;

/** Finds orders of the last 30 days that new orders may duplicate, among the orders and phones that the caller may see. */
export const doublesCall = post('/order/findDoubles', {
  body: object({ orders: list(sketch, 1, limits.perCall.records) }),
  /** By index in the request: the latest possible duplicate. */
  response: object({
    doubles: array(object({ place: integer(), id: integer(), orderNo: string(), createdAt: isoDateTime() })),
  }),
});

const plain = (value: string) => normalise.text(value).toLowerCase();

/** A key of phones, regions and vehicle models. Orders with equal keys may be duplicates; `isDouble` then compares plates and frames. */
export const doubleKey = ({ consignor, consignee, vehicles }: OrderSketch): string =>
  JSON.stringify([
    [consignor, consignee].map(({ phone, region }) => [normalise.phone(phone), region]),
    vehicles.map(({ brand, model }) => `${plain(brand)} ${plain(model)}`).sort(),
  ]);

/** Whether two orders may be duplicates: equal keys, and no plate or frame that differs. */
export function isDouble(one: OrderSketch, other: OrderSketch): boolean {
  if (doubleKey(one) !== doubleKey(other)) return false;
  return (['plate', 'frame'] as const).every((part) => {
    const [mine, theirs] = [one, other].map(({ vehicles }) => vehicles.map((each) => plain(each[part])).sort());
    const isSaid = (texts: readonly string[] = []) => texts.every((each) => each !== '');
    return !isSaid(mine) || !isSaid(theirs) || String(mine) === String(theirs);
  });
}
