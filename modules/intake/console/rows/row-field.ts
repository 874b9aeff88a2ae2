import type { PartyField, Role } from '../reading';
import { type termTitles, vehicleTitles } from '../words/titles';

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
