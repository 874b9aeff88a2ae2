import { PROVINCES } from './provinces.ts';

/**
 * Whether a string is the plate of a new-energy vehicle (GA 36-2018): province, office letter and six characters, where a small
 * vehicle has its energy letter (A to K without I) first and a large one has it last.
 */
export function isNewEnergyPlate(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length === 8 &&
    PROVINCES.includes(value.charAt(0)) &&
    /^.[A-HJ-NP-Z](?:[A-HJK][A-HJ-NP-Z\d]\d{4}|\d{5}[A-HJK])$/.test(value)
  );
}
