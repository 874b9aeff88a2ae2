import {
  emptyTexts,
  type OrderReading,
  type ReadField,
  type ReadOrder,
  type ReadParty,
  type ReadVehicle,
  type RowField,
  type VehicleTexts,
  writeVehicles,
} from '@waybill/intake/console';
import type { HandedRows as TableRows } from '@waybill/ui-shell/import';

export type HandedRows = TableRows<RowField>;

/**
 * Orders as rows of an import. If an order does not say who sends, its sides stay empty and its row asks for them. Leftovers
 * go into the remark. `namesOf` returns the names of a region.
 */
export function toHandedRows(
  { orders, leftovers, questions }: OrderReading,
  namesOf: (code: string) => string[],
): HandedRows {
  const rests = orders.map((_, place) =>
    leftovers.filter((leftover) => leftover.orders.includes(place)).map(({ text }) => text),
  );
  const openOrders = new Set(questions.map(({ order }) => order));
  const texts = orders.map((order, place) => toTexts(order, rests[place] ?? [], openOrders.has(place), namesOf));
  const fields = [...new Set(texts.flatMap((each) => [...each.keys()]))];
  return {
    rows: texts.map((each, place) => ({
      number: place + 1,
      cells: fields.map((field) => each.get(field) ?? ''),
      hidden: false,
    })),
    match: Object.fromEntries(fields.map((field, column) => [field, column])),
    uncertain: orders.map((order, place) => doubtsOf(order, (rests[place] ?? []).length > 0)),
  };
}

function doubtsOf({ consignor, consignee, vehicles, terms }: ReadOrder, hasRest: boolean): RowField[] {
  const isDoubted = (field: ReadField | undefined) => field !== undefined && field.sure !== 'certain';
  const [first = {}, ...more] = vehicles;
  const { insuredValue, payer, day, hours, cashOnDelivery, remark } = terms;
  const doubts: (readonly [RowField, boolean])[] = [
    ...partyParts.flatMap((part) => [
      [`consignor.${part}`, isDoubted(consignor[part])] as const,
      [`consignee.${part}`, isDoubted(consignee[part])] as const,
    ]),
    ...vehicleParts.map((part) => [`vehicles.0.${part}`, isDoubted(first[part])] as const),
    ['furtherVehicles', [first.quantity, ...more.flatMap((each) => Object.values(each))].some(isDoubted)],
    // One amount for several vehicles is written to the first.
    [
      'vehicles.0.value',
      isDoubted(insuredValue) || (insuredValue !== undefined && (more.length > 0 || first.quantity !== undefined)),
    ],
    ['payer', isDoubted(payer)],
    ['collectOn', isDoubted(day)],
    ['collectWindow', isDoubted(hours)],
    ['cashOnDelivery', isDoubted(cashOnDelivery)],
    ['remark', isDoubted(remark) || hasRest],
  ];
  return doubts.flatMap(([field, isOpen]) => (isOpen ? [field] : []));
}

const partyParts = ['name', 'phone', 'region', 'street'] as const;
const vehicleParts = ['category', 'brand', 'model', 'plate', 'frame'] as const;

/** Reads the rows from a navigation's state; undefined if it has none. */
export const readHandedRows = (state: unknown): HandedRows | undefined =>
  typeof state === 'object' && state !== null && 'handed' in state ? (state.handed as HandedRows) : undefined;

function toTexts(
  order: ReadOrder,
  rest: readonly string[],
  isAsked: boolean,
  namesOf: (code: string) => string[],
): Map<RowField, string> {
  const { cashOnDelivery, insuredValue, payer, day, hours, remark } = order.terms;
  const sides = (['consignor', 'consignee'] as const).flatMap((side) =>
    isAsked ? [] : partyTexts(side, order[side], namesOf),
  );
  const [first, ...more] = order.vehicles.flatMap(toVehicleTexts);
  return new Map<RowField, string>([
    ...sides,
    ...vehicleParts.map((part) => [`vehicles.0.${part}`, first?.[part] ?? ''] as const),
    ['vehicles.0.value', textOf(insuredValue)],
    ['furtherVehicles', writeVehicles(more)],
    ['payer', textOf(payer)],
    ['collectOn', textOf(day)],
    ['collectWindow', textOf(hours)],
    ['collection', day ? 'collected' : ''],
    ['insured', insuredValue ? 'true' : ''],
    ['cashOnDelivery', textOf(cashOnDelivery)],
    ['remark', [textOf(remark), ...rest].filter((text) => text !== '').join(' ')],
  ]);
}

const partyTexts = (
  side: 'consignor' | 'consignee',
  { name, phone, region, street }: ReadParty,
  namesOf: (code: string) => string[],
): (readonly [RowField, string])[] => [
  [`${side}.name`, textOf(name)],
  [`${side}.phone`, textOf(phone)],
  [`${side}.region`, region ? namesOf(region.value).join('') : ''],
  [`${side}.street`, textOf(street)],
];

const textOf = (field: ReadField | undefined): string => field?.value ?? '';

/** Repeats a vehicle by its quantity; only the first gets the plate and the frame number. */
function toVehicleTexts({ category, brand, model, plate, frame, quantity }: ReadVehicle): VehicleTexts[] {
  const shared = { ...emptyTexts, category: textOf(category), brand: textOf(brand), model: textOf(model) };
  return Array.from({ length: Number(quantity?.value ?? 1) }, (_, place) =>
    place === 0 ? { ...shared, plate: textOf(plate), frame: textOf(frame) } : shared,
  );
}
