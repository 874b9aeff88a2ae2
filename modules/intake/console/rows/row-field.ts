import type { PartyField, Role } from '../reading';

/** Fields of a vehicle that a row may hold, in the order of templates and of lists in one cell. */
export const vehicleParts = [
  'category',
  'brand',
  'model',
  'plate',
  'frame',
  'value',
  'battery',
  'keys',
  'papers',
] as const;
export type VehiclePart = (typeof vehicleParts)[number];

/** Vehicles of a row that have columns of their own: the first, and those whose titles have a number. */
export const vehiclePlaces = [0, 1, 2, 3, 4] as const;
export type VehiclePlace = (typeof vehiclePlaces)[number];

/** A column of a table of orders. */
export type RowField =
  | `${Role}.${PartyField}`
  | `vehicles.${VehiclePlace}.${VehiclePart}`
  | 'quantity'
  | 'furtherVehicles'
  | 'payer'
  | 'collection'
  | 'collectOn'
  | 'collectWindow'
  | 'delivery'
  | 'packing'
  | 'insured'
  | 'cashOnDelivery'
  | 'remark';

/** Texts of the cells of a row by field. */
export type OrderRow = Readonly<Partial<Record<RowField, string>>>;
