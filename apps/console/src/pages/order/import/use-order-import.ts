import { useLingui } from '@lingui/react';
import { importCall } from '@waybill/contract/orders';
import { useUnsaved } from '@waybill/ui-shell';
import { useRefreshServerData, useServerWrite } from '@waybill/ui-shell/console';
import { useRef, useState } from 'react';
import { toOrderRequest } from '../form/order-fields';
import { orderFormSchema } from '../form/order-schema';
import { orders } from '../order';
import { toRegionNames } from '../recognise/find-region';
import { loadRegions } from '../regions/use-regions';
import { createRowCheck } from './check-row';
import { checkRows } from './check-rows';
import type { ImportCells, ImportField } from './import-fields';
import { type ImportRow, repairRow, stateOf, toRows, withResult } from './import-rows';
import { keptCells, keptImport, toKept } from './kept-import';
import { type ColumnMatch, toCells } from './match-columns';
import type { Table } from './read-table';
import { type Batch, type BatchResult, sendBatches, toBatches } from './send-rows';

/** What is under way: nothing, rows are checked, or orders are placed; how many of how many. */
export interface ImportWork {
  kind: 'check' | 'send';
  done: number;
  total: number;
}

/** The rows of an import: checked in slices, repaired one by one, and placed in batches that can be sent again. */
export function useOrderImport() {
  const place = useServerWrite(importCall);
  const refresh = useRefreshServerData();
  const { i18n } = useLingui();
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [work, setWork] = useState<ImportWork | null>(null);
  const [rest, setRest] = useState<{ batches: readonly Batch[]; failed: boolean }>({ batches: [], failed: false });
  const underWay = useRef<AbortController>(null);
  const runs = useRef(0);
  const [run] = useState(createRun);
  const isOver = rows.every((row) => stateOf(row) === 'sent');
  useUnsaved(!isOver);

  const createCheck = async () => createRowCheck(orderFormSchema(i18n.locale), toRegionNames(await loadRegions()));

  const checkCells = async (cells: readonly ImportCells[]): Promise<ImportRow[]> => {
    const life = new AbortController();
    underWay.current = life;
    setWork({ kind: 'check', done: 0, total: cells.length });
    try {
      const onProgress = (done: number) => setWork({ kind: 'check', done, total: cells.length });
      return toRows(cells, await checkRows(cells, await createCheck(), onProgress, life.signal));
    } finally {
      setWork(null);
    }
  };

  /** Reads and checks a table; rejects where the regions cannot be loaded. */
  const check = async ([, ...data]: Table, match: ColumnMatch) => {
    setRows(await checkCells(data.map((row) => toCells(row, match))));
    setRest({ batches: [], failed: false });
  };

  /** Goes on with an import that was kept; what is none is let go. Rejects as `check` does. */
  const resume = async (work: unknown) => {
    const kept = await keptImport['~standard'].validate(work);
    if (kept.issues) return;
    const { orderNos, batches } = kept.value;
    const checked = await checkCells(keptCells(kept.value));
    setRows(checked.map((row, at) => ({ ...row, orderNo: orderNos[at] ?? '' })));
    setRest({ batches, failed: false });
  };

  /** Writes a cell anew and checks its row. */
  const repair = async (row: ImportRow, field: ImportField, text: string) => {
    const cells = { ...row.cells, [field]: text };
    const checked = await (await createCheck())(cells);
    setRows((present) => present.map((each) => (each.number === row.number ? repairRow(each, cells, checked) : each)));
  };

  /** Places the rows that are right, or goes on where that was stopped. */
  const send = async () => {
    const life = new AbortController();
    underWay.current = life;
    const ready = [...rows.entries()].filter(([, row]) => stateOf(row) === 'ready').map(([at]) => at);
    const total = ready.length;
    if (rest.batches.length === 0) runs.current += 1;
    const batches = rest.batches.length > 0 ? rest.batches : toBatches(ready, `${run}-${runs.current}`);
    let done = 0;
    setRest({ batches, failed: false });
    setWork({ kind: 'send', done, total });
    const post = ({ key, rows: places }: Batch) => {
      const fields = places.flatMap((at) => rows[at]?.fields ?? []);
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
    /** Rows that are on their way may not change: they are sent again as they were. */
    locked: new Set(rest.batches.flatMap((batch) => batch.rows.map((at) => rows[at]?.number))),
    isOver,
    /** What is to be kept of it. */
    read: () => toKept(rows, rest.batches),
    check,
    resume,
    repair,
    send,
    stop: () => underWay.current?.abort(),
    clear: () => {
      underWay.current?.abort();
      setRows([]);
      setRest({ batches: [], failed: false });
    },
  };
}

export type OrderImport = ReturnType<typeof useOrderImport>;

const createRun = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');
