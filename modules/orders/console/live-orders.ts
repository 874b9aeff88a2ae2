import { type LiveTools, type RecordChange, readResponse } from '@waybill/ui-shell/console';
import type { Infer } from '@waybill/validators';
import { orderChange } from '../contract/order-change';
import { orders } from './order';

/** Updates pages with orders after a server event. Rejects if the event does not match the contract. */
export async function changeOrders(data: unknown, { notify: tell }: Pick<LiveTools, 'notify'>): Promise<void> {
  if (data === undefined) tell(orders);
  else tell(orders, [toChange(await readResponse('The event "order"', orderChange, data))]);
}

/** A note or a revealed phone changes only the history; the version stays. */
const toChange = ({ id, by, kind, version, status }: Infer<typeof orderChange>): RecordChange =>
  kind === 'note' || kind === 'reveal' ? { id, by } : { id, by, version, fields: { status } };
