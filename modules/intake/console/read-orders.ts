import { createWorkerCall } from '@waybill/ui-shell/worker';
import type { OrderSource, ReadRequest } from './read-source';
import type { OrderReading, ReadContext, ReadOrder } from './reading';
import type { RowOrder } from './rows/read-rows';
import type { OrderRow } from './rows/row-field';

/** Reads orders. Rejects with a `WorkerCallError` if the reader does not answer in time or cannot run, and with the reason of the signal. */
export interface ReadOrders {
  (source: { rows: readonly OrderRow[] }, context: ReadContext, signal?: AbortSignal): Promise<OrderReading<RowOrder>>;
  (source: OrderSource, context: ReadContext, signal?: AbortSignal): Promise<OrderReading<ReadOrder>>;
}

const call = createWorkerCall<ReadRequest, OrderReading>(
  () => new Worker(new URL('./read-orders.worker.ts', import.meta.url), { type: 'module' }),
  { timeLimit: 10_000 },
);

/** Reads orders by the words of the product, in a worker. */
export const readOrders = ((source: OrderSource, context: ReadContext, signal?: AbortSignal) =>
  call({ ...source, context }, signal)) as ReadOrders;

/** Checks the answer of another reader for a text, as `readOrders` would give it: fields that are no value are left over. */
export const checkAnswer = (text: string, answer: unknown, context: ReadContext, signal?: AbortSignal) =>
  call({ text, answer, context }, signal);
