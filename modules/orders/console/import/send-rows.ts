import type { ResponseOf } from '@waybill/kit/contract';
import type { Written } from '@waybill/ui-shell/console';
import type { importCall } from '../../contract/placing';

/** Orders that are sent together. */
export const batchSize = 100;

/** A batch on its way: its key stays with it until the server has answered, so that it can be sent again. */
export interface Batch {
  key: string;
  rows: readonly number[];
}

/** What the server made of a batch, by place in it. */
export type BatchResult = ResponseOf<typeof importCall>;

/** Cuts rows into batches, each with a key that no other batch of this run has. */
export function toBatches(rows: readonly number[], run: string): Batch[] {
  const batches: Batch[] = [];
  for (let from = 0; from < rows.length; from += batchSize)
    batches.push({ key: `${run}-${from / batchSize}`, rows: rows.slice(from, from + batchSize) });
  return batches;
}

/** Sends batches one after the other; gives those that are still to be sent once one fails or the signal stops it, the one that failed first. */
export async function sendBatches(
  batches: readonly Batch[],
  send: (batch: Batch) => Promise<Written<BatchResult>>,
  onResult: (batch: Batch, result: BatchResult) => void,
  signal: AbortSignal,
): Promise<{ rest: readonly Batch[]; failed: boolean }> {
  for (const [at, batch] of batches.entries()) {
    if (signal.aborted) return { rest: batches.slice(at), failed: false };
    const written = await send(batch);
    if (!written.done) return { rest: batches.slice(at), failed: true };
    onResult(batch, written.value);
  }
  return { rest: [], failed: false };
}
