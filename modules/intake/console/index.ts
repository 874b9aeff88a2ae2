export { createCorpus } from './reader/corpus/corpus.test-data';
export { countCorpus, type FieldCount } from './reader/corpus/count-corpus.test-data';
export { freshMessages, toExpected } from './reader/corpus/fresh-messages.test-data';
export { corpusDay } from './reader/corpus/slots.test-data';
export { findRegions, type RegionNames, regionAt, toRegionNames } from './reader/find-region';
export { recognise } from './reader/recognise';
export {
  type Leftover,
  type Recognised,
  type RecognisedOrder,
  type RecognisedParty,
  type RecognisedVehicle,
  type Role,
  type Span,
  sureEnough,
} from './reader/recognised';
export { readHours, saysClock } from './reader/terms/read-hours';
export { toYuan } from './reader/terms/read-order';
export type { Certainty, Found, ReadContext, ReadOrder } from './reading';
export { emptyTexts, type VehicleTexts, writeVehicles } from './rows/further-vehicles';
export { readColumn } from './rows/read-column';
export { type RowContext, type RowOrder, readRows } from './rows/read-rows';
export { readTitle } from './rows/read-title';
export { type OrderRow, type RowField, type VehiclePart, vehicleParts, vehiclePlaces } from './rows/row-field';
export { termWords, vehicleWords } from './rows/row-words';
