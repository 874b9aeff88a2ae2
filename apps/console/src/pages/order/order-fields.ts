import type { ShellMessage } from '@waybill/ui-shell';
import { isBlank, isChineseName, isEbikePlate, isMobile, isPlate, isVin } from '@waybill/validators';
import { tooLong } from '../kit/too-long';
import { orderMessages } from './messages';
import type { Category } from './order';

/** What the form of an order holds; all but the switch is text. */
export interface OrderFields {
  category: Category | '';
  brand: string;
  model: string;
  plate: string;
  vin: string;
  consignorName: string;
  consignorPhone: string;
  consigneeName: string;
  consigneePhone: string;
  fromCity: string;
  toCity: string;
  declaredValue: string;
  insured: boolean;
  remark: string;
}

export const emptyOrder: OrderFields = {
  category: '',
  brand: '',
  model: '',
  plate: '',
  vin: '',
  consignorName: '',
  consignorPhone: '',
  consigneeName: '',
  consigneePhone: '',
  fromCity: '',
  toCity: '',
  declaredValue: '',
  insured: false,
  remark: '',
};

/** Why a field is refused, or nothing. */
export type Complaint = ShellMessage | undefined;

const upTo = 1_000_000;
const vinLength = 17;

/** Most characters of the free texts. */
const longest = { brand: 40, model: 40, remark: 200 };

/** Text as it was meant: full-width characters as plain ones, without what separates groups of characters. */
const toPlain = (value: string) => value.normalize('NFKC').replace(/[\s\-·•.()]/g, '');

/** Fields as they are meant, however they were typed or pasted; what is judged and sent. Doing it twice changes nothing. */
export const normaliseOrder = (fields: OrderFields): OrderFields => ({
  ...fields,
  brand: fields.brand.trim(),
  model: fields.model.trim(),
  plate: toPlain(fields.plate).toUpperCase(),
  vin: toPlain(fields.vin).toUpperCase(),
  consignorName: fields.consignorName.replace(/\s/g, ''),
  consignorPhone: toMobile(fields.consignorPhone),
  consigneeName: fields.consigneeName.replace(/\s/g, ''),
  consigneePhone: toMobile(fields.consigneePhone),
  declaredValue: toPlain(fields.declaredValue),
  remark: fields.remark.trim(),
});

const toMobile = (value: string) => toPlain(value).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** What is wrong with a filled-in field of an order, as `normaliseOrder` leaves it; empty fields are the business of `required`. */
export const orderRules = {
  brand: (value: string): Complaint => tooLong(value, longest.brand),
  model: (value: string): Complaint => tooLong(value, longest.model),
  remark: (value: string): Complaint => tooLong(value, longest.remark),
  name: (value: string): Complaint => (isBlank(value) || isChineseName(value) ? undefined : orderMessages.nameWrong),
  phone: (value: string): Complaint => (isBlank(value) || isMobile(value) ? undefined : orderMessages.phoneWrong),
  plate: (value: string): Complaint =>
    value === '' || isPlate(value) || isEbikePlate(value) ? undefined : orderMessages.plateWrong,
  vin: (value: string, { category }: Pick<OrderFields, 'category'>): Complaint =>
    value === '' ? undefined : category === 'ebike' ? frameCodeComplaint(value) : vinComplaint(value),
  toCity: (value: string, { fromCity }: Pick<OrderFields, 'fromCity'>): Complaint =>
    value !== '' && value === fromCity ? orderMessages.sameCity : undefined,
  declaredValue: (value: string, { insured }: Pick<OrderFields, 'insured'>): Complaint => {
    if (value !== '' && !(/^\d{1,7}$/.test(value) && Number(value) <= upTo)) return orderMessages.valueWrong;
    return insured && Number(value) === 0 ? orderMessages.valueMissing : undefined;
  },
};

function vinComplaint(vin: string): Complaint {
  if (vin.length !== vinLength) return { ...orderMessages.vinLength, values: { count: vin.length } };
  if (!isVin(vin, { checkDigit: false })) return orderMessages.vinCharacters;
  if (/^.{9}[0UZ]/.test(vin)) return orderMessages.vinYear;
  return isVin(vin) ? undefined : { ...orderMessages.vinCheckDigit, values: { digit: vin[8] } };
}

/** The frame code of an e-bike, which has no VIN: 15 digits. */
function frameCodeComplaint(code: string): Complaint {
  return /^\d{15}$/.test(code) ? undefined : { ...orderMessages.frameCodeWrong, values: { count: code.length } };
}

/** A declared value as it is meant, or nothing while it is no such value. */
export const toDeclaredValue = (typed: string): string => {
  const value = toPlain(typed);
  return orderRules.declaredValue(value, { insured: false }) ? '' : value;
};

/** The fields as the server takes them. */
export const toOrderRequest = (fields: OrderFields) => {
  const normal = normaliseOrder(fields);
  return { ...normal, declaredValue: Number(normal.declaredValue || 0) };
};
