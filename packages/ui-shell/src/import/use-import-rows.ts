import { useRef, useState } from 'react';
import { useUnsaved } from '../shell/cached-pages/use-unsaved';
import { checkRows } from './check-rows';
import type { ImportCells, ImportDeclaration, RowQuestion } from './import-declaration';
import { readImportDraft, toImportDraft } from './import-draft';
import {
  type Decision,
  type ImportRow,
  isOver,
  pasteIntoRow,
  repairRow,
  stateOf,
  toRows,
  withResult,
  withTwins,
} from './import-rows';
import { type Batch, batchSize, type ImportSendResult, sendBatches, toBatches } from './send-rows';

/** Finds possible duplicates on the server. Returns a question for each affected index, or undefined if the server did not answer. @beta */
export type CompareRows<Fields = unknown> = (
  records: readonly Fields[],
) => Promise<ReadonlyMap<number, RowQuestion> | undefined>;

/** How an import reaches the server. @beta */
export interface ImportServer<Fields = unknown> {
  /** Sends a part of the records. The key stays the same when the part is sent again. */
  send: (records: readonly Fields[], options: { idempotencyKey: string }) => Promise<ImportSendResult>;
  /** Looks for duplicates on the server before the records are sent. Default: no comparison. */
  compare?: CompareRows<Fields> | undefined;
  /** Runs when sending ends, also when it stops or fails. Default: nothing. */
  onEnd?: (() => void) | undefined;
}

/** The running work (rows are checked, compared with the server, or sent) and its progress in rows. */
export interface ImportWork {
  kind: 'check' | 'compare' | 'send';
  done: number;
  total: number;
}

/** The rows of an import: checked in slices, compared with the server, repaired one by one, and sent in parts that can be sent again. */
export function useImportRows(declaration: ImportDeclaration, { send: sendPart, compare, onEnd }: ImportServer) {
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [work, setWork] = useState<ImportWork | null>(null);
  const [rest, setRest] = useState<{ batches: readonly Batch[]; failed: boolean }>({ batches: [], failed: false });
  const [uncompared, setUncompared] = useState(false);
  const running = useRef<AbortController>(null);
  const [createKey] = useState(createRunKeys);
  const isAllOver = rows.every(isOver);
  useUnsaved(!isAllOver);

  const begin = (): AbortSignal => {
    running.current = new AbortController();
    return running.current.signal;
  };

  /** Resolves to undefined if the user went back meanwhile. */
  const readAll = async (cells: readonly ImportCells[], numbers: readonly number[]) => {
    const total = cells.length;
    const signal = begin();
    setWork({ kind: 'check', done: 0, total });
    try {
      const checked = await checkRows(declaration, cells, signal, (done) => setWork({ kind: 'check', done, total }));
      const read = checked.map((row, at) => ({ ...row, cells: cells[at] ?? {}, number: numbers[at] ?? at + 2 }));
      return toRows(declaration, read);
    } catch (failure) {
      if (signal.aborted) return undefined;
      throw failure;
    } finally {
      setWork(null);
    }
  };

  /** Asks the server about right rows that were not compared yet, and gives all rows with the answers. Rows in `sentBefore` would be found to double themselves. */
  const compareRows = async (present: readonly ImportRow[], sentBefore: readonly Batch[] = []) => {
    if (!compare) return present;
    const signal = begin();
    const onTheWay = new Set(sentBefore.flatMap((batch) => batch.rows));
    const fresh = present.filter(
      (row, at) => row.known === undefined && row.issues.length === 0 && row.saved === null && !onTheWay.has(at),
    );
    const answers = new Map<number, RowQuestion | null>();
    try {
      for (let from = 0; from < fresh.length; from += batchSize) {
        setWork({ kind: 'compare', done: from, total: fresh.length });
        const part = fresh.slice(from, from + batchSize);
        const doubles = await compare(part.map(({ fields }) => fields));
        if (signal.aborted) return present;
        if (!doubles) break;
        for (const [at, row] of part.entries()) answers.set(row.number, doubles.get(at) ?? null);
      }
      setUncompared(answers.size < fresh.length);
      const next = present.map((row) => (answers.has(row.number) ? { ...row, known: answers.get(row.number) } : row));
      setRows(next);
      return next;
    } finally {
      setWork(null);
    }
  };

  /** Reads and checks the rows of a table. Rejects as `read` of the declaration does. Fields in `uncertain` of each row stay open for repair. */
  const check = async (
    table: readonly { cells: ImportCells; number: number }[],
    doubted: readonly (readonly string[])[] = [],
  ) => {
    const read = await readAll(
      table.map(({ cells }) => cells),
      table.map(({ number }) => number),
    );
    if (!read) return;
    const next = read.map((row, at) => ({ ...row, open: [...new Set([...row.open, ...(doubted[at] ?? [])])] }));
    setRows(next);
    setRest({ batches: [], failed: false });
    await compareRows(next);
  };

  /** Continues a draft; other stored values are ignored. Rejects as `check` does. */
  const resume = async (stored: unknown) => {
    const work = declaration.upgradeDraft ? declaration.upgradeDraft(stored) : stored;
    const draft = readImportDraft(declaration.columns, work);
    if (!draft) return;
    const read = await readAll(draft.cells, draft.numbers);
    if (!read) return;
    const next = read.map((row, at) => ({
      ...row,
      saved: draft.saved[at] ?? null,
      decision: draft.decisions[at] ?? 'asked',
    }));
    setRows(next);
    setRest({ batches: draft.batches, failed: false });
    await compareRows(next, draft.batches);
  };

  /** Writes other cells into rows, by their numbers, and checks these rows. */
  const write = async (cells: ReadonlyMap<number, ImportCells>, toNext: typeof repairRow) => {
    const checked = await checkRows(declaration, [...cells.values()], new AbortController().signal);
    const byNumber = new Map([...cells.keys()].map((number, at) => [number, checked[at]]));
    setRows((present) =>
      withTwins(
        declaration,
        present.map((row) => {
          const [texts, result] = [cells.get(row.number), byNumber.get(row.number)];
          return texts && result ? toNext(declaration, row, texts, result) : row;
        }),
      ),
    );
  };

  /** Sends the rows that are right, or continues where sending stopped. New questions come first. */
  const send = async () => {
    const isMore = rest.batches.length > 0;
    const fresh = isMore ? rows : await compareRows(rows);
    const isReady = (row: ImportRow) => stateOf(row) === 'ready';
    const hasQuestion = fresh.some((row, at) => !isReady(row) && isReady(rows[at] ?? row));
    const isUnknown = compare && !isMore && fresh.some((row) => isReady(row) && row.known === undefined);
    if (hasQuestion || isUnknown) return;
    const ready = [...fresh.entries()].filter(([, row]) => isReady(row)).map(([at]) => at);
    const total = ready.length;
    const batches = isMore ? rest.batches : toBatches(ready, createKey());
    let done = 0;
    setRest({ batches, failed: false });
    setWork({ kind: 'send', done, total });
    const left = await sendBatches(
      batches,
      ({ key, rows: places }) =>
        sendPart(
          places.map((at) => fresh[at]?.fields),
          { idempotencyKey: key },
        ),
      (batch, result) => {
        done += batch.rows.length;
        setRows((present) => withResult(declaration, present, batch, result));
        setWork({ kind: 'send', done, total });
      },
      begin(),
    );
    setRest({ batches: left.rest, failed: left.failed });
    setWork(null);
    onEnd?.();
  };

  return {
    rows,
    work,
    /** Sending stopped or failed; `send` then sends the same parts again. */
    isHalted: rest.batches.length > 0 && work === null,
    failed: rest.failed,
    /** Rows could not be compared with those of the server. */
    uncompared,
    compare: () => compareRows(rows),
    /** Numbers of rows on their way, which may not change: they are sent again as they were. */
    locked: new Set(rest.batches.flatMap((batch) => batch.rows.map((at) => rows[at]?.number))),
    isOver: isAllOver,
    /** The import as plain data. */
    read: () => toImportDraft(rows, rest.batches),
    check,
    resume,
    repair: (row: ImportRow, field: string, text: string) =>
      write(new Map([[row.number, { ...row.cells, [field]: text }]]), repairRow),
    paste: (cells: ReadonlyMap<number, ImportCells>) => write(cells, pasteIntoRow),
    decide: (numbers: readonly number[], decision: Decision) =>
      setRows((present) => present.map((row) => (numbers.includes(row.number) ? { ...row, decision } : row))),
    send,
    stop: () => running.current?.abort(),
    clear: () => {
      running.current?.abort();
      setRows([]);
      setUncompared(false);
      setRest({ batches: [], failed: false });
    },
  };
}

export type ImportModel = ReturnType<typeof useImportRows>;

/** Keys of the runs of one import; no other import has the same. */
function createRunKeys(): () => string {
  const prefix = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');
  let runs = 0;
  return () => {
    runs += 1;
    return `${prefix}-${runs}`;
  };
}
