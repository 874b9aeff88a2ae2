import type { Category } from '@waybill/intake/contract';
import { toBusinessDate, toBusinessTime, toMoment } from '@waybill/kit/console';
import type { Normalise } from '@waybill/ui-shell/forms';
import { normalise } from '@waybill/validators/cn';
import { type Services, servicesOf, usualServices } from '../../contract/fields';
import type { Order, Party, Vehicle } from '../../contract/order';

/** One side of an order in its form; `region` is a province or city code until the user selects the district. */
export type PartyFields = Pick<Party, 'name' | 'phone' | 'region' | 'street'>;

/** One vehicle of an order in its form. */
export interface VehicleFields extends Omit<Vehicle, 'category' | 'value' | 'keys'> {
  category: Category | '';
  /** Yuan. */
  value: string;
  keys: string;
}

/** The values of the order form; their names are the names of the request. */
export interface OrderFields extends Omit<Services, 'collectFrom' | 'collectUntil' | 'cashOnDelivery'> {
  consignor: PartyFields;
  consignee: PartyFields;
  vehicles: VehicleFields[];
  /** The date and hours of collection, in the business time zone. */
  collectOn: string;
  collectFrom: string;
  collectUntil: string;
  /** Yuan. */
  cashOnDelivery: string;
  /** A pasted message that fills the other fields; the request omits it. */
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

/** Normalises typed or pasted values. */
export const normaliseOrder = {
  consignor: toPlainParty,
  consignee: toPlainParty,
  vehicles: (vehicles) => vehicles.map(toPlainVehicle),
  cashOnDelivery: amount,
  remark: prose,
} satisfies Normalise<OrderFields>;

/** Converts a typed amount of yuan to cents; 0 for an invalid amount. */
export const toCents = (yuan: string): number => {
  const plain = amount(yuan);
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
};

const toYuan = (cents: number): string => (cents === 0 ? '' : String(cents / 100));

/** Converts the fields to the request. */
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

/** The schema of the form rejects a vehicle without a category. */
function chosen(category: Category | ''): Category {
  if (category === '') throw new TypeError('A vehicle of no category is not sent.');
  return category;
}

/** The form fields of a stored order. */
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
