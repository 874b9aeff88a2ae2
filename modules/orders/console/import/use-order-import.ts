import { useLingui } from '@lingui/react';
import { toRegionNames } from '@waybill/intake/console';
import { loadRegions, toBusinessDate } from '@waybill/kit/console';
import { useUnsaved } from '@waybill/ui-shell';
import { useCall, useRefreshServerData, useServerData, useServerWrite } from '@waybill/ui-shell/console';
import type { TableRow } from '@waybill/ui-shell/import';
import { useRef, useState } from 'react';
import { doublesCall } from '../../contract/doubles';
import { importCall, optionsCall } from '../../contract/placing';
import { toOrderRequest } from '../form/order-fields';
import { orderFormSchema } from '../form/order-schema';
import { orders } from '../order';
import { createRowCheck } from './check-row';
import { checkRows } from './check-rows';
import { knownBatch, toSketch } from './find-known';
import type { ImportCells, ImportField } from './import-fields';
import { type ImportRow, pasteIntoRow, repairRow, stateOf, toRows, withResult, withTwins } from './import-rows';
import { keptCells, keptImport, toKept } from './kept-import';
import { type ColumnMatch, toCells } from './match-columns';
import { type Batch, type BatchResult, sendBatches, toBatches } from './send-rows';

/** What is under way: nothing, rows are checked, compared with the orders of the last days, or orders are placed; how many of how many. */
export interface ImportWork {
  kind: 'check' | 'compare' | 'send';
  done: number;
  total: number;
}

/** The rows of an import: checked in slices, compared with what is there, repaired one by one, and placed in batches that can be sent again. */
export function useOrderImport() {
  const place = useServerWrite(importCall);
  const compare = useServerWrite(doublesCall);
  const refresh = useRefreshServerData();
  const { i18n } = useLingui();
  const options = useServerData(optionsCall).data;
  const readOptions = useCall(optionsCall);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [work, setWork] = useState<ImportWork | null>(null);
  const [rest, setRest] = useState<{ batches: readonly Batch[]; failed: boolean }>({ batches: [], failed: false });
  const [uncompared, setUncompared] = useState(false);
  const underWay = useRef<AbortController>(null);
  const runs = useRef(0);
  const [run] = useState(createRun);
  const isOver = rows.every((row) => ['sent', 'left'].includes(stateOf(row)));
  useUnsaved(!isOver);

  const createCheck = async () =>
    createRowCheck({
      schema: orderFormSchema(i18n.locale),
      names: toRegionNames(await loadRegions()),
      brands: (options ?? (await readOptions())).brands,
      today: toBusinessDate(Date.now()),
    });

  const checkCells = async (cells: readonly ImportCells[], numbers: readonly number[]): Promise<ImportRow[]> => {
    const life = new AbortController();
    underWay.current = life;
    setWork({ kind: 'check', done: 0, total: cells.length });
    try {
      const onProgress = (done: number) => setWork({ kind: 'check', done, total: cells.length });
      return toRows(cells, await checkRows(cells, await createCheck(), onProgress, life.signal), numbers);
    } finally {
      setWork(null);
    }
  };

  /** Asks for the right rows that were not compared yet which orders they may double; gives the rows with what is known then. */
  const compareRows = async (
    present: readonly ImportRow[],
    sentBefore: readonly Batch[] = [],
  ): Promise<readonly ImportRow[]> => {
    const life = new AbortController();
    underWay.current = life;
    // A row whose answer was lost would be found to double itself.
    const onTheWay = new Set(sentBefore.flatMap(({ rows: places }) => places));
    const asked = present.filter(
      (row, at) => row.known === undefined && row.issues.length === 0 && row.orderNo === '' && !onTheWay.has(at),
    );
    const found = new Map<number, ImportRow['known']>();
    try {
      for (let from = 0; from < asked.length; from += knownBatch) {
        setWork({ kind: 'compare', done: from, total: asked.length });
        const batch = asked.slice(from, from + knownBatch);
        const answer = await compare({ orders: batch.map(({ fields }) => toSketch(fields)) }, { silent: true });
        if (life.signal.aborted) return present;
        if (!answer.done) break;
        for (const row of batch) found.set(row.number, null);
        for (const { place: at, ...order } of answer.value.doubles) found.set(batch[at]?.number ?? -1, order);
      }
      setUncompared(found.size < asked.length);
      const next = present.map((row) => {
        const known = found.get(row.number);
        return known === undefined ? row : { ...row, known };
      });
      setRows(next);
      return next;
    } finally {
      setWork(null);
    }
  };

  /** Reads and checks the rows of a table; rejects where the regions cannot be loaded. What is `doubted` of each stays open for repair. */
  const check = async (
    table: readonly TableRow[],
    match: ColumnMatch,
    doubted: readonly (readonly ImportField[])[] = [],
  ) => {
    const checked = await checkCells(
      table.map(({ cells }) => toCells(cells, match)),
      table.map(({ number }) => number),
    );
    const read = checked.map((row, at) => ({ ...row, open: [...new Set([...row.open, ...(doubted[at] ?? [])])] }));
    setRows(read);
    setRest({ batches: [], failed: false });
    await compareRows(read);
  };

  /** Goes on with an import that was kept; what is none is let go. Rejects as `check` does. */
  const resume = async (work: unknown) => {
    const kept = await keptImport['~standard'].validate(work);
    if (kept.issues) return;
    const { orderNos, batches, numbers, doubled } = kept.value;
    const checked = await checkCells(keptCells(kept.value), numbers);
    const read = checked.map((row, at) => ({
      ...row,
      orderNo: orderNos[at] ?? '',
      doubled: doubled[at] ?? ('asked' as const),
    }));
    setRows(read);
    setRest({ batches, failed: false });
    await compareRows(read, batches);
  };

  /** Writes a cell anew and checks its row. */
  const repair = async (row: ImportRow, field: ImportField, text: string) => {
    const cells = { ...row.cells, [field]: text };
    const checked = await (await createCheck())(cells);
    setRows((present) =>
      withTwins(present.map((each) => (each.number === row.number ? repairRow(each, cells, checked) : each))),
    );
  };

  /** Writes pasted cells, and checks their rows together; `cells` are those of each row that is another now. */
  const paste = async (
    cells: ReadonlyMap<number, ImportCells>,
    fields: ReadonlyMap<number, readonly ImportField[]>,
  ) => {
    const check = await createCheck();
    const checked = await checkRows([...cells.values()], check, () => {}, new AbortController().signal);
    const byRow = new Map([...cells.keys()].map((number, at) => [number, checked[at]]));
    setRows((present) =>
      withTwins(
        present.map((row) => {
          const [texts, found] = [cells.get(row.number), byRow.get(row.number)];
          return texts && found ? pasteIntoRow(row, texts, found, fields.get(row.number) ?? []) : row;
        }),
      ),
    );
  };

  /** Decides about rows that may double something. */
  const decide = (numbers: readonly number[], doubled: ImportRow['doubled']) =>
    setRows((present) => present.map((row) => (numbers.includes(row.number) ? { ...row, doubled } : row)));

  /** Places the rows that are right, or goes on where that was stopped. Rows that turn out to double something are asked about first. */
  const send = async () => {
    const isMore = rest.batches.length > 0;
    const fresh = isMore ? rows : await compareRows(rows);
    const isFound = fresh.some((row, at) => stateOf(row) === 'double' && stateOf(rows[at] ?? row) === 'ready');
    const isUnknown = !isMore && fresh.some((row) => stateOf(row) === 'ready' && row.known === undefined);
    if (isFound || isUnknown) return;
    const life = new AbortController();
    underWay.current = life;
    const ready = [...fresh.entries()].filter(([, row]) => stateOf(row) === 'ready').map(([at]) => at);
    const total = ready.length;
    if (!isMore) runs.current += 1;
    const batches = isMore ? rest.batches : toBatches(ready, `${run}-${runs.current}`);
    let done = 0;
    setRest({ batches, failed: false });
    setWork({ kind: 'send', done, total });
    const post = ({ key, rows: places }: Batch) => {
      const fields = places.flatMap((at) => fresh[at]?.fields ?? []);
      return place({ orders: fields.map(toOrderRequest) }, { idempotencyKey: key });
    };
    const onResult = (batch: Batch, result: BatchResult) => {
      done += batch.rows.length;
      setRows((present) => withResult(present, batch, result));
      setWork({ kind: 'send', done, total });
    };
    const left = await sendBatches(batches, post, onResult, life.signal);
    setRest({ batches: left.rest, failed: left.failed });
    setWork(null);
    refresh(...orders.changes);
  };

  return {
    rows,
    work,
    /** Sending was stopped or failed; going on sends the same batches again. */
    isHalted: rest.batches.length > 0 && work === null,
    failed: rest.failed,
    /** Rows could not be compared with the orders of the last days. */
    uncompared,
    compare: () => compareRows(rows),
    /** Rows that are on their way may not change: they are sent again as they were. */
    locked: new Set(rest.batches.flatMap((batch) => batch.rows.map((at) => rows[at]?.number))),
    isOver,
    /** What is to be kept of it. */
    read: () => toKept(rows, rest.batches),
    check,
    resume,
    repair,
    paste,
    decide,
    send,
    stop: () => underWay.current?.abort(),
    clear: () => {
      underWay.current?.abort();
      setRows([]);
      setUncompared(false);
      setRest({ batches: [], failed: false });
    },
  };
}

export type OrderImport = ReturnType<typeof useOrderImport>;

const createRun = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');
