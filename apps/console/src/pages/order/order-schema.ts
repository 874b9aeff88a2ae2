import { across, type StandardIssue } from '@waybill/ui-shell/forms';
import {
  boolean,
  check,
  chineseName,
  isEbikePlate,
  isVin,
  maxLength,
  mobile,
  notEmpty,
  object,
  oneOf,
  pipe,
  string,
  withCode,
} from '@waybill/validators';
import { isEbikeFrame, isVehiclePlate } from '@waybill/validators/cn';
import { withMessages } from '../kit/with-messages';
import { categories } from './order';
import type { OrderFields } from './order-fields';

/** Yuan. */
const greatestValue = 1_000_000;

const required = (max: number) => pipe(string(), notEmpty(), maxLength(max));
const optional = (max: number) => pipe(string(), maxLength(max));
const name = pipe(notEmpty(), chineseName());
const phone = pipe(notEmpty(), mobile());
const city = withCode(pipe(string(), notEmpty()), 'oneOf');

const fields = object({
  category: oneOf(categories),
  brand: required(40),
  model: optional(40),
  plate: pipe(
    string(),
    check((plate: string) => plate === '' || isVehiclePlate(plate) || isEbikePlate(plate), { code: 'plate' }),
  ),
  vin: string(),
  consignorName: name,
  consignorPhone: phone,
  consigneeName: name,
  consigneePhone: phone,
  fromCity: city,
  toCity: city,
  declaredValue: pipe(
    string(),
    check((value: string) => /^\d{0,7}$/.test(value) && Number(value) <= greatestValue, { code: 'declaredValue' }),
  ),
  insured: boolean(),
  remark: optional(200),
});

/** What an order must be, with messages of a language. */
export const orderFormSchema = (language: string) =>
  across(
    withMessages(fields)(language),
    ({ category, vin, fromCity, toCity, declaredValue, insured }: OrderFields): StandardIssue[] => [
      ...(category === 'ebike' ? frameCodeIssues(vin) : vinIssues(vin)),
      ...(toCity !== '' && toCity === fromCity ? [issue('toCity', 'sameCity')] : []),
      ...(insured && Number(declaredValue) === 0 ? [issue('declaredValue', 'valueMissing')] : []),
    ],
  );

const issue = (field: keyof OrderFields, code: string, params: StandardIssue['params'] = {}): StandardIssue => ({
  message: code,
  path: [field],
  code,
  params,
});

/** The first rule that a frame number breaks; the others mean nothing then. */
function vinIssues(vin: string): StandardIssue[] {
  if (vin === '' || isVin(vin)) return [];
  if (vin.length !== 17) return [issue('vin', 'vinLength', { count: vin.length })];
  if (!isVin(vin, { checkDigit: false })) return [issue('vin', 'vinCharacters')];
  if (/^.{9}[0UZ]/.test(vin)) return [issue('vin', 'vinYear')];
  return [issue('vin', 'vinCheckDigit', { digit: vin[8] })];
}

/** An e-bike has no VIN but a frame code of 15 digits. */
const frameCodeIssues = (code: string): StandardIssue[] =>
  code === '' || isEbikeFrame(code) ? [] : [issue('vin', 'frameCode', { count: code.length })];
