import { categories as vehicleCategories } from '@waybill/intake/contract';
import { boolean, moment, needed, phone, string, text, whole } from '@waybill/kit/contract';
import {
  check,
  type InferShape,
  isEbikePlate,
  isVin,
  nullable,
  object,
  oneOf,
  pipe,
  withCode,
} from '@waybill/validators';
import { isEbikeFrame, isVehiclePlate } from '@waybill/validators/cn';
import { batteries, collections, deliveries, packings, payers } from './words';

/** Cents: the most that a vehicle is worth, and that is taken from a consignee. */
const mostCents = 1_000_000_00;

/** Most vehicles of one order. */
export const mostVehicles = 20;

/** The cities that have no districts. */
const undivided = ['441900', '442000', '460400', '620200'];

/** A code of a district, or of a city without districts: no code of a whole province or of a city that has districts. Which codes there are the server knows. */
export const region = pipe(
  string(),
  check(
    (code: string) => /^\d{6}$/.test(code) && !/0000$/.test(code) && (!/00$/.test(code) || undivided.includes(code)),
    { code: 'region' },
  ),
);

/** One side of an order, or somebody of the address book. */
export const partyFields = {
  name: needed(2, 50),
  phone: phone(),
  region,
  street: needed(2, 100),
};

const isAnyPlate = (plate: string) => plate === '' || isVehiclePlate(plate) || isEbikePlate(plate);
const isFrame = (frame: string) => frame === '' || isEbikeFrame(frame) || isVin(frame, { checkDigit: false });

/** A vehicle as it is handed over. */
export const vehicleFields = {
  category: withCode(oneOf(vehicleCategories), 'oneOf'),
  brand: needed(1, 40),
  model: text(40),
  plate: pipe(string(), check(isAnyPlate, { code: 'plate' })),
  /** VIN, or the frame code of an e-bike, or nothing. */
  frame: pipe(string(), check(isFrame)),
  /** Cents: what it is declared to be worth. */
  value: whole(0, mostCents),
  battery: oneOf(batteries),
  keys: whole(0, 9),
  papers: boolean(),
};

/** What is agreed about an order: what a person says when placing it, and what the order then says. */
export const serviceFields = {
  payer: oneOf(payers),
  collection: oneOf(collections),
  collectFrom: nullable(moment()),
  collectUntil: nullable(moment()),
  delivery: oneOf(deliveries),
  packing: oneOf(packings),
  insured: boolean(),
  /** Cents to be taken from the consignee; 0 for none. */
  cashOnDelivery: whole(0, mostCents),
  remark: text(),
};

/** A field of what is agreed about an order. */
export type OrderField = keyof typeof serviceFields;

/** What is agreed about an order. */
export type Services = InferShape<typeof serviceFields>;

/** What is agreed where nothing else was said: in the empty form, and in orders that are older than a field. */
export const usualServices: Services = {
  payer: 'consignor',
  collection: 'handed-in',
  collectFrom: null,
  collectUntil: null,
  delivery: 'self-pickup',
  packing: 'none',
  insured: false,
  cashOnDelivery: 0,
  remark: '',
};

/** What is agreed about an order, out of all that it says. */
export const servicesOf = (order: Services): Services => sameFields(usualServices, order);

function sameFields<Fields extends object>(shape: Fields, from: Fields): Fields {
  const picked = { ...shape };
  for (const name in shape) picked[name] = from[name];
  return picked;
}

export const party = object(partyFields);
export const vehicle = object(vehicleFields);
