import type { Certainty, ReadField, ReadOrder, ReadParty, Role, Span } from '@waybill/intake/console';
import { get, set } from 'react-hook-form';
import { mostVehicles } from '../../contract/fields';
import { emptyOrder, emptyVehicle, type OrderFields } from '../form/order-fields';

/** A field of the form that a message may fill. */
export type IntakePath =
  | `${Role}.${'name' | 'phone' | 'region' | 'street'}`
  | `vehicles.${number}.${'category' | 'brand' | 'model' | 'plate' | 'frame' | 'value'}`
  | 'payer'
  | 'collectOn'
  | 'collectFrom'
  | 'collectUntil'
  | 'cashOnDelivery'
  | 'remark';

/** A recognised value of a field, with its certainty and its places in the message. */
export interface Filled {
  path: IntakePath;
  value: string;
  sure: Certainty;
  at: readonly Span[];
}

/** The fields that a message fills, and the number of vehicles that they need. */
export interface Intake {
  fields: readonly Filled[];
  vehicles: number;
  /** Positions of the quantities of vehicles in the message. */
  quantities: readonly Span[];
}

/** Maps an order that was read to the fields of the form; a quantity of vehicles becomes one entry each. */
export function toIntake(order: ReadOrder): Intake {
  const { vehicles, quantities } = spread(order);
  const { cashOnDelivery, insuredValue, payer, day, hours, remark } = order.terms;
  return {
    vehicles: Math.max(vehicles.length, 1),
    quantities,
    fields: [
      ...partyFields('consignor', order.consignor),
      ...partyFields('consignee', order.consignee),
      ...vehicles.flat(),
      ...(insuredValue ? shared(insuredValue, Math.max(vehicles.length, 1)) : []),
      ...one('cashOnDelivery', cashOnDelivery),
      ...one('payer', payer),
      ...one('collectOn', day),
      ...(hours ? hoursFields(hours) : []),
      ...one('remark', remark),
    ],
  };
}

const one = (path: IntakePath, field: ReadField | undefined): Filled[] => (field ? [{ path, ...field }] : []);

const hoursFields = ({ value, ...found }: ReadField): Filled[] => {
  const [from = '', until = ''] = value.split('-');
  return [
    { ...found, path: 'collectFrom', value: from },
    { ...found, path: 'collectUntil', value: until },
  ];
};

const partyFields = (role: Role, party: ReadParty): Filled[] =>
  (['name', 'phone', 'region', 'street'] as const).flatMap((field) => one(`${role}.${field}`, party[field]));

function spread({ vehicles }: ReadOrder): { vehicles: Filled[][]; quantities: Span[] } {
  const all: Filled[][] = [];
  const quantities: Span[] = [];
  for (const { quantity, ...vehicle } of vehicles) {
    const count = Number(quantity?.value ?? 1);
    quantities.push(...(quantity?.at ?? []));
    for (let number = 0; number < count && all.length < mostVehicles; number += 1) {
      const place = all.length;
      // Each has a plate and a frame of its own.
      const names =
        number === 0
          ? (['brand', 'category', 'model', 'plate', 'frame'] as const)
          : (['brand', 'category', 'model'] as const);
      all.push(
        names.flatMap((field) => {
          const part = vehicle[field];
          if (!part) return [];
          const sure = quantity && part.sure === 'certain' ? quantity.sure : part.sure;
          return one(`vehicles.${place}.${field}`, { value: part.value, sure, at: number === 0 ? part.at : [] });
        }),
      );
    }
  }
  return { vehicles: all, quantities };
}

/** A value of all vehicles in even parts of whole yuan; the parts are a guess. */
function shared({ value, sure, at }: ReadField, count: number): Filled[] {
  const each = Math.floor(Number(value) / count);
  return Array.from({ length: count }, (_, place) => ({
    path: `vehicles.${place}.value` as const,
    value: String(place === 0 ? Number(value) - each * (count - 1) : each),
    sure: count > 1 && sure === 'certain' ? 'uncertain' : sure,
    at: place === 0 ? at : [],
  }));
}

const isParty = ({ path }: Filled) => path.startsWith('consign');

/** The same with sender and receiver exchanged. */
export const exchanged = (fields: readonly Filled[]): Filled[] =>
  fields.map((each) => ({
    ...each,
    path: each.path.replace(/^consign(?:or|ee)/, (side) =>
      side === 'consignor' ? 'consignee' : 'consignor',
    ) as IntakePath,
  }));

export const partiesOf = (fields: readonly Filled[]): Filled[] => fields.filter(isParty);
export const withoutParties = (fields: readonly Filled[]): Filled[] => fields.filter((each) => !isParty(each));

/** The fields of the form that a message can change. */
export const presentNames = [
  'consignor',
  'consignee',
  'vehicles',
  'payer',
  'collection',
  'collectOn',
  'collectFrom',
  'collectUntil',
  'insured',
  'cashOnDelivery',
  'remark',
] as const;
export type Present = Pick<OrderFields, (typeof presentNames)[number]>;

/** The form's fields, filled from a message; adds missing vehicles. */
export function withIntake(present: Present, fields: readonly Filled[], vehicles: number): Present {
  const next: Present = {
    ...present,
    consignor: { ...present.consignor },
    consignee: { ...present.consignee },
    vehicles: Array.from({ length: Math.max(present.vehicles.length, vehicles) }, (_, place) => ({
      ...(present.vehicles[place] ?? emptyVehicle),
    })),
  };
  for (const { path, value } of fields) put(next, path, value);
  return next;
}

/** Returns the present text of a field that a message can fill. */
export const valueAt = (present: Present, path: IntakePath): string | undefined => get(present, path);

function put(next: Present, path: IntakePath, value: string): void {
  if (path.startsWith('vehicles.') && !next.vehicles[Number(path.split('.')[1])]) return;
  const usual = path === 'payer' || path === 'collectFrom' || path === 'collectUntil' ? emptyOrder[path] : '';
  set(next, path, value || usual);
  if (value === '') return;
  if (path === 'collectOn') next.collection = 'collected';
  if (path.endsWith('.value')) next.insured = true;
}
