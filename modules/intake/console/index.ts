export { type ReadOrders, readOrders } from './read-orders';
export type { OrderSource } from './read-source';
export type {
  Certainty,
  Leftover,
  NamesContext,
  OrderReading,
  ReadContext,
  ReadField,
  ReadOrder,
  ReadParty,
  ReadVehicle,
  Role,
  Span,
} from './reading';
export { type RegionNames, toRegionNames } from './regions/find-region';
export { emptyTexts, type VehicleTexts, writeVehicles } from './rows/further-vehicles';
export { readColumn } from './rows/read-column';
export { type RowOrder, readRows } from './rows/read-rows';
export { readTitle } from './rows/read-title';
export {
  type OrderRow,
  type RowField,
  termWords,
  type VehiclePart,
  vehicleParts,
  vehiclePlaces,
  vehicleWords,
} from './rows/row-field';
export { type TextReader, useTextReader } from './use-text-reader';
