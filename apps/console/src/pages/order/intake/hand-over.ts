import { emptyTexts, type VehicleTexts, writeVehicles } from '../import/further-vehicles';
import type { ImportField } from '../import/import-fields';
import type { ColumnMatch } from '../import/match-columns';
import type { TableRow } from '../import/read-table';
import type { Recognised, RecognisedOrder, RecognisedParty, RecognisedVehicle } from '../recognise/recognised';

/** Rows on their way to the repair table of the import, and which of their cells is which field; the state of a navigation. */
export interface HandedRows {
  rows: readonly TableRow[];
  match: ColumnMatch;
}

/**
 * Orders as rows of an import. The sides of an order that does not say which is which stay empty, so that its row asks for them; what no
 * rule understood stands in the remark. `namesOf` gives the names of a region.
 */
export function toHandedRows(orders: readonly RecognisedOrder[], namesOf: (code: string) => string[]): HandedRows {
  const texts = orders.map((order) => toTexts(order, namesOf));
  const fields = [...new Set(texts.flatMap((each) => [...each.keys()]))];
  return {
    rows: texts.map((each, place) => ({
      number: place + 1,
      cells: fields.map((field) => each.get(field) ?? ''),
      hidden: false,
    })),
    match: Object.fromEntries(fields.map((field, column) => [field, column])),
  };
}

/** Reads what a navigation brought; undefined where it brought none. */
export const readHandedRows = (state: unknown): HandedRows | undefined =>
  typeof state === 'object' && state !== null && 'handed' in state ? (state.handed as HandedRows) : undefined;

function toTexts(order: RecognisedOrder, namesOf: (code: string) => string[]): Map<ImportField, string> {
  const { cashOnDelivery, insuredValue, payer, day, remark } = order.order;
  const sides = (['consignor', 'consignee'] as const).flatMap((side) =>
    order.isAsked ? [] : partyTexts(side, order[side], namesOf),
  );
  const [first, ...more] = order.vehicles.flatMap(toVehicleTexts);
  const left = order.rest.map(({ text }) => text);
  return new Map<ImportField, string>([
    ...sides,
    ...(['category', 'brand', 'model', 'plate', 'frame'] as const).map(
      (part) => [`vehicles.0.${part}`, first?.[part] ?? ''] as const,
    ),
    ['vehicles.0.value', textOf(insuredValue)],
    ['furtherVehicles', writeVehicles(more)],
    ['payer', textOf(payer)],
    ['collectOn', textOf(day)],
    ['collection', day ? 'collected' : ''],
    ['insured', insuredValue ? 'true' : ''],
    ['cashOnDelivery', textOf(cashOnDelivery)],
    ['remark', [textOf(remark), ...left].filter((text) => text !== '').join(' ')],
  ]);
}

const partyTexts = (
  side: 'consignor' | 'consignee',
  { name, phone, region, street }: RecognisedParty,
  namesOf: (code: string) => string[],
): (readonly [ImportField, string])[] => [
  [`${side}.name`, textOf(name)],
  [`${side}.phone`, textOf(phone)],
  [`${side}.region`, region ? namesOf(region.value).join('') : ''],
  [`${side}.street`, textOf(street)],
];

const textOf = (found: Recognised | undefined): string => found?.value ?? '';

/** As many as there are of it; plate and frame are those of one. */
function toVehicleTexts({ category, brand, model, plate, frame, quantity }: RecognisedVehicle): VehicleTexts[] {
  const shared = { ...emptyTexts, category: textOf(category), brand: textOf(brand), model: textOf(model) };
  return Array.from({ length: Number(quantity?.value ?? 1) }, (_, place) =>
    place === 0 ? { ...shared, plate: textOf(plate), frame: textOf(frame) } : shared,
  );
}
