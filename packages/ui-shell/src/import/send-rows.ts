import type { ImportResult } from './import-declaration';

/** A batch of rows being sent. It keeps its key until the server has answered, so that a resend has the same key. */
export interface Batch {
  key: string;
  /** Places of its rows among all rows. */
  rows: readonly number[];
}

/** How sending a part ended; `useServerWrite` gives this. @beta */
export type ImportSendResult = { readonly done: true; readonly value: ImportResult } | { readonly done: false };

/** Rows that are sent, or compared, together. */
export const batchSize = 100;

/** Cuts rows into parts, each with a key that no other part of this run has. */
export const toBatches = (rows: readonly number[], run: string): Batch[] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, part) => ({
    key: `${run}-${part}`,
    rows: rows.slice(part * batchSize, (part + 1) * batchSize),
  }));

/** Sends parts one after the other. Resolves to those that are still to be sent when one fails or the signal stops it, the failed one first. */
export async function sendBatches(
  batches: readonly Batch[],
  send: (batch: Batch) => Promise<ImportSendResult>,
  onResult: (batch: Batch, result: ImportResult) => void,
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
