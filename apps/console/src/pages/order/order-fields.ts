import type { Normalise } from '@waybill/ui-shell/forms';
import { normalise } from '@waybill/validators/cn';
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

const { mobile, name, plate, text, vin } = normalise;

/** Fields as they are meant, however they were typed or pasted. */
export const normaliseOrder = {
  brand: text,
  model: text,
  plate,
  vin,
  consignorName: name,
  consignorPhone: mobile,
  consigneeName: name,
  consigneePhone: mobile,
  declaredValue: normalise.amount,
  remark: text,
} satisfies Normalise<OrderFields>;

/** A declared value as it is meant, or nothing while it is no such value. */
export const toDeclaredValue = (typed: string): string => {
  const value = normalise.amount(typed);
  return /^\d{1,7}$/.test(value) ? value : '';
};
