import { type LiveTools, type RecordChange, readResponse } from '@waybill/ui-shell/console';
import type { Infer } from '@waybill/validators';
import { orderChange } from '../contract/order-change';
import { orders } from './order';

/** Brings pages with orders up to date after an event of the server. Rejects where the event is not as the contract says. */
export async function changeOrders(data: unknown, { tell }: Pick<LiveTools, 'tell'>): Promise<void> {
  if (data === undefined) tell(orders);
  else tell(orders, [toChange(await readResponse('The event "order"', orderChange, data))]);
}

/** A note and a look at a number stand in the history alone, and leave the version as it is. */
const toChange = ({ id, by, kind, version, status }: Infer<typeof orderChange>): RecordChange =>
  kind === 'note' || kind === 'reveal' ? { id, by } : { id, by, version, fields: { status } };
