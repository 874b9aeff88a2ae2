import { createWorkerCall } from '../../worker/create-worker-call';
import { maxFileBytes } from './limits';
import type { ParsedTable } from './parse-table';
import type { Table } from './table';
import { UnreadableTableError } from './unreadable-table';

/** Milliseconds; a table at the limits takes a few seconds. */
const timeLimit = 60_000;

const parseInWorker = /* @__PURE__ */ createWorkerCall<Blob | string, ParsedTable>(
  () => new Worker(new URL('./read-table.worker.js', import.meta.url), { type: 'module' }),
  { timeLimit },
);

/** Options of `readTable`. @public */
export interface ReadTableOptions {
  /** Ends the reading; the promise rejects with its reason. */
  signal?: AbortSignal;
}

/**
 * Reads an XLSX or CSV file, or the text of a CSV file or of cells from the clipboard, in a worker. Rejects with an `UnreadableTableError`, or with a
 * `WorkerCallError`. Where workers do not exist (Node.js), the reading blocks.
 * @public
 */
export async function readTable(source: Blob | string, { signal }: ReadTableOptions = {}): Promise<Table> {
  if ((typeof source === 'string' ? source.length : source.size) > maxFileBytes)
    throw new UnreadableTableError('large');
  const parse = typeof Worker === 'undefined' ? (await import('./parse-table')).parseTable : parseInWorker;
  const parsed = await parse(source, signal);
  if ('refused' in parsed) throw new UnreadableTableError(parsed.refused);
  return parsed;
}
