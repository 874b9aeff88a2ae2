import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { PROVINCES } from './provinces';

const FORM = /* @__PURE__ */ toExpression();

function toExpression(): RegExp {
  return new RegExp(`^[${PROVINCES}][A-HJ-NP-Z](?:[A-HJK][A-HJ-NP-Z\\d]\\d{4}|\\d{5}[A-HJK])$`);
}

/** Whether a string is the plate of a new-energy vehicle (GA 36-2018): province, office letter and six characters. Small vehicles have the energy letter (A to K without I) first, large ones last. @public */
export function isNewEnergyPlate(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isNewEnergyPlate` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const newEnergyPlate = (): Schema<string> =>
  format('newEnergyPlate', isNewEnergyPlate, matching('cn-new-energy-plate', FORM));

export const examples = (): Examples => [{ good: ['粤BD12345', '京A12345D'], bad: ['粤B12345', '粤BI12345'] }];
