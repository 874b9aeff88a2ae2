import type { ShellMessage } from '@waybill/ui-shell';
import { isBlank, isChineseName, isEbikePlate, isMobile, isPlate, isVin } from '@waybill/validators';
import { orderWords } from './messages';
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

/** What is wrong with a filled-in field of an order; empty fields are the business of `required`. */
export const orderRules = {
  name: (value: string): Complaint =>
    isBlank(value) || isChineseName(value.trim()) ? undefined : orderWords.nameWrong,
  phone: (value: string): Complaint => (isBlank(value) || isMobile(value.trim()) ? undefined : orderWords.phoneWrong),
  plate: (value: string): Complaint => {
    const plate = value.trim().toUpperCase();
    return plate === '' || isPlate(plate) || isEbikePlate(plate) ? undefined : orderWords.plateWrong;
  },
  vin: (value: string): Complaint =>
    isBlank(value) || isVin(value.trim().toUpperCase()) ? undefined : orderWords.vinWrong,
  toCity: (value: string, { fromCity }: Pick<OrderFields, 'fromCity'>): Complaint =>
    value !== '' && value === fromCity ? orderWords.sameCity : undefined,
  declaredValue: (value: string): Complaint =>
    isBlank(value) || (/^\d{1,7}$/.test(value.trim()) && Number(value) <= upTo) ? undefined : orderWords.valueWrong,
};

/** The fields as the server takes them. */
export const toOrderRequest = (fields: OrderFields) => ({
  ...fields,
  brand: fields.brand.trim(),
  model: fields.model.trim(),
  plate: fields.plate.trim().toUpperCase(),
  vin: fields.vin.trim().toUpperCase(),
  consignorName: fields.consignorName.trim(),
  consignorPhone: fields.consignorPhone.trim(),
  consigneeName: fields.consigneeName.trim(),
  consigneePhone: fields.consigneePhone.trim(),
  declaredValue: Number(fields.declaredValue || 0),
  remark: fields.remark.trim(),
});
