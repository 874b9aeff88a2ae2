import type { OrderSketch } from '../../contract/doubles';
import type { OrderFields } from '../form/order-fields';

/** Orders that are compared in one call. */
export const knownBatch = 100;

/** What of an order is compared. */
export const toSketch = ({ consignor, consignee, vehicles }: OrderFields): OrderSketch => ({
  consignor: { phone: consignor.phone, region: consignor.region },
  consignee: { phone: consignee.phone, region: consignee.region },
  vehicles: vehicles.map(({ brand, model, plate, frame }) => ({ brand, model, plate, frame })),
});
