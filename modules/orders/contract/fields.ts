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

/** In cents: the highest declared value and cash on delivery. */
const mostCents = 1_000_000_00;

/** Highest number of vehicles in an order. */
export const mostVehicles = 20;

/** Codes of the cities without districts. */
const undivided = ['441900', '442000', '460400', '620200'];

/** Accepts a code of a district, or of a city without districts. The server checks that the code exists. */
export const region = pipe(
  string(),
  check(
    (code: string) => /^\d{6}$/.test(code) && !/0000$/.test(code) && (!/00$/.test(code) || undivided.includes(code)),
    { code: 'region' },
  ),
);

/** One side of an order, or a contact of the address book. */
export const partyFields = {
  name: needed(2, 50),
  phone: phone(),
  region,
  street: needed(2, 100),
};

const isAnyPlate = (plate: string) => plate === '' || isVehiclePlate(plate) || isEbikePlate(plate);
const isFrame = (frame: string) => frame === '' || isEbikeFrame(frame) || isVin(frame, { checkDigit: false });

/** A vehicle of an order. */
export const vehicleFields = {
  category: withCode(oneOf(vehicleCategories), 'oneOf'),
  brand: needed(1, 40),
  model: text(40),
  plate: pipe(string(), check(isAnyPlate, { code: 'plate' })),
  /** The VIN, the frame code of an e-bike, or empty. */
  frame: pipe(string(), check(isFrame)),
  /** The declared value in cents. */
  value: whole(0, mostCents),
  battery: oneOf(batteries),
  keys: whole(0, 9),
  papers: boolean(),
};

/** The services of an order, in requests and responses. */
export const serviceFields = {
  payer: oneOf(payers),
  collection: oneOf(collections),
  collectFrom: nullable(moment()),
  collectUntil: nullable(moment()),
  delivery: oneOf(deliveries),
  packing: oneOf(packings),
  insured: boolean(),
  /** In cents, collected from the consignee; 0 for no collection. */
  cashOnDelivery: whole(0, mostCents),
  remark: text(),
};

export type OrderField = keyof typeof serviceFields;

export type Services = InferShape<typeof serviceFields>;

/** The default services: of the empty form, and of stored orders that are older than a field. */
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

/** Picks the services of an order. */
export const servicesOf = (order: Services): Services => sameFields(usualServices, order);

function sameFields<Fields extends object>(shape: Fields, from: Fields): Fields {
  const picked = { ...shape };
  for (const name in shape) picked[name] = from[name];
  return picked;
}

export const party = object(partyFields);
export const vehicle = object(vehicleFields);
