import type { Category } from '@waybill/intake/contract';
import { toBusinessDate, toBusinessTime, toMoment } from '@waybill/kit/console';
import type { Normalise } from '@waybill/ui-shell/forms';
import { normalise } from '@waybill/validators/cn';
import { type Services, servicesOf, usualServices } from '../../contract/fields';
import type { Order, Party, Vehicle } from '../../contract/order';

/** One side of an order in its form; its region is the code of a province or city while the district is still to be chosen. */
export type PartyFields = Pick<Party, 'name' | 'phone' | 'region' | 'street'>;

/** One vehicle of an order in its form. */
export interface VehicleFields extends Omit<Vehicle, 'category' | 'value' | 'keys'> {
  category: Category | '';
  /** Yuan. */
  value: string;
  keys: string;
}

/** What the form of an order holds; its names are those of the request. */
export interface OrderFields extends Omit<Services, 'collectFrom' | 'collectUntil' | 'cashOnDelivery'> {
  consignor: PartyFields;
  consignee: PartyFields;
  vehicles: VehicleFields[];
  /** Day and hours of the business in which the vehicles are collected. */
  collectOn: string;
  collectFrom: string;
  collectUntil: string;
  /** Yuan. */
  cashOnDelivery: string;
  /** A message that is to fall into the other fields; it is not sent. */
  message?: string;
}

export const emptyParty: PartyFields = { name: '', phone: '', region: '', street: '' };

export const emptyVehicle: VehicleFields = {
  category: '',
  brand: '',
  model: '',
  plate: '',
  frame: '',
  value: '',
  battery: 'in',
  keys: '1',
  papers: false,
};

export const emptyOrder: OrderFields = {
  ...usualServices,
  consignor: emptyParty,
  consignee: emptyParty,
  vehicles: [emptyVehicle],
  collectOn: '',
  collectFrom: '09:00',
  collectUntil: '12:00',
  cashOnDelivery: '',
};

const { address, amount, name, phone, plate, prose, text, vin } = normalise;

const toPlainParty = (party: PartyFields): PartyFields => ({
  ...party,
  name: name(party.name),
  phone: phone(party.phone),
  street: address(party.street),
});

const toPlainVehicle = (vehicle: VehicleFields): VehicleFields => ({
  ...vehicle,
  brand: text(vehicle.brand),
  model: text(vehicle.model),
  plate: plate(vehicle.plate),
  frame: vin(vehicle.frame),
  value: amount(vehicle.value),
  keys: text(vehicle.keys),
});

/** Fields as they are meant, however they were typed or pasted. */
export const normaliseOrder = {
  consignor: toPlainParty,
  consignee: toPlainParty,
  vehicles: (vehicles) => vehicles.map(toPlainVehicle),
  cashOnDelivery: amount,
  remark: prose,
} satisfies Normalise<OrderFields>;

/** Cents of a typed amount of yuan; 0 while it is none. */
export const toCents = (yuan: string): number => {
  const plain = amount(yuan);
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
};

const toYuan = (cents: number): string => (cents === 0 ? '' : String(cents / 100));

/** The fields as the server takes them. */
export function toOrderRequest({ collectOn, collectFrom, collectUntil, ...fields }: OrderFields) {
  const isCollected = fields.collection === 'collected';
  return {
    ...fields,
    vehicles: fields.vehicles.map((vehicle) => ({
      ...vehicle,
      category: chosen(vehicle.category),
      value: toCents(vehicle.value),
      keys: Number(vehicle.keys),
    })),
    collectFrom: isCollected ? toMoment(collectOn, collectFrom) : null,
    collectUntil: isCollected ? toMoment(collectOn, collectUntil) : null,
    cashOnDelivery: toCents(fields.cashOnDelivery),
  };
}

/** The rules of the form let no vehicle through that is of no category. */
function chosen(category: Category | ''): Category {
  if (category === '') throw new TypeError('A vehicle of no category is not sent.');
  return category;
}

/** The fields of an order that is there already. */
export function toOrderFields(order: Order): OrderFields {
  const partyOf = ({ name, phone, region, street }: PartyFields) => ({ name, phone, region, street });
  const { collectFrom, collectUntil } = order;
  return {
    ...servicesOf(order),
    consignor: partyOf(order.consignor),
    consignee: partyOf(order.consignee),
    vehicles: order.vehicles.map((vehicle) => ({
      ...vehicle,
      value: toYuan(vehicle.value),
      keys: String(vehicle.keys),
    })),
    collectOn: collectFrom === null ? '' : toBusinessDate(collectFrom),
    collectFrom: collectFrom === null ? emptyOrder.collectFrom : toBusinessTime(collectFrom),
    collectUntil: collectUntil === null ? emptyOrder.collectUntil : toBusinessTime(collectUntil),
    cashOnDelivery: toYuan(order.cashOnDelivery),
  };
}
