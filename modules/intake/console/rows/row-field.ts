import { normalise } from '@waybill/validators/cn';
import type { ChoiceField, PartyField, Role } from '../reading';
import { type termTitles, vehicleTitles } from '../words/titles';
import * as values from '../words/values';
import type { WordTable } from '../words/word-table';

export type VehiclePart = keyof typeof vehicleTitles;
/** Fields of a vehicle that a row may hold. */
export const vehicleParts = Object.keys(vehicleTitles) as readonly VehiclePart[];

/** Vehicles of a row that have columns of their own: the first, and those whose titles have a number. */
export const vehiclePlaces = [0, 1, 2, 3, 4] as const;
export type VehiclePlace = (typeof vehiclePlaces)[number];

/** A column of a table of orders. */
export type RowField = `${Role}.${PartyField}` | `vehicles.${VehiclePlace}.${VehiclePart}` | keyof typeof termTitles;

/** Texts of the cells of a row by field. */
export type OrderRow = Readonly<Partial<Record<RowField, string>>>;

/** Words of the closed lists of a vehicle. */
export const vehicleWords: Readonly<Partial<Record<VehiclePart, WordTable>>> = {
  category: values.categoryWords,
  battery: values.batteryWords,
  papers: values.yesNoWords,
};

/** Words of the other closed lists of a row. */
export const termWords = {
  payer: values.payerWords,
  collection: values.collectionWords,
  delivery: values.deliveryWords,
  packing: values.packingWords,
  insured: values.yesNoWords,
} satisfies Record<ChoiceField, WordTable>;

/** Returns the value for a word, the first one if there are two. Other texts stay, so that the field's rules reject them. */
export function valueOfWord(words: WordTable | undefined, text: string): string {
  const typed = normalise.prose(text).toLowerCase();
  const entry = Object.entries(words ?? {}).find(([value, spellings]) => value === typed || spellings.includes(typed));
  return entry?.[0] ?? text;
}
