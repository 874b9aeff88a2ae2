import { normalise } from '@waybill/validators/cn';
import {
  batteryWords,
  categoryWords,
  collectionWords,
  deliveryWords,
  packingWords,
  payerWords,
  yesNoWords,
} from '../words/values';
import type { RowField, VehiclePart } from './row-field';

type Words = Readonly<Record<string, readonly string[]>>;

/** Words of the closed lists of a vehicle. */
export const vehicleWords: Readonly<Partial<Record<VehiclePart, Words>>> = {
  category: categoryWords,
  battery: batteryWords,
  papers: yesNoWords,
};

/** Words of the other closed lists of a row. */
export const termWords = {
  payer: payerWords,
  collection: collectionWords,
  delivery: deliveryWords,
  packing: packingWords,
  insured: yesNoWords,
} satisfies Partial<Record<RowField, Words>>;

/** The value of a word; any other text stays, so that the rules of the field refuse it. A word of two values means the first. */
export function valueOfWord(words: Words | undefined, text: string): string {
  const typed = normalise.prose(text).toLowerCase();
  const entry = Object.entries(words ?? {}).find(([value, spellings]) => value === typed || spellings.includes(typed));
  return entry?.[0] ?? text;
}
