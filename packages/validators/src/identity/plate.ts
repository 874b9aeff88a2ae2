import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { PROVINCES } from './provinces';

const FORM = /* @__PURE__ */ toExpression();

function toExpression(): RegExp {
  return new RegExp(`^(?:[${PROVINCES}][A-HJ-NP-Z][A-HJ-NP-Z\\d]{4}[A-HJ-NP-Z\\d学警挂试超领港澳]|使\\d{6}|\\d{6}使)$`);
}

/** Whether a string is the ordinary plate of a motor vehicle (GA 36-2018). It has province, office letter and five digits or letters without I and O, the last possibly a mark such as 学; or six digits and 使. New-energy plates have their own predicate. @public */
export function isPlate(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isPlate` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const plate = (): Schema<string> => format('plate', isPlate, matching('cn-plate', FORM));

export const examples = (): Examples => [
  { good: ['京A12345', '粤B1234学', '123456使'], bad: ['京A1234', '京I12345', '粤BD12345'] },
];
