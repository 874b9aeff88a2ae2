import { isHttpError } from '@waybill/http';
import { useRef, useState } from 'react';
import { type SheetFormat, sheetWriters } from '../../../data/spreadsheet/save-sheet';
import type { SheetCell } from '../../../data/spreadsheet/sheet';
import { cellValue } from '../../../data/table/cell-value';
import type { CellValue, DataColumn } from '../../../data/table/data-column';
import { saveFile } from '../../../lib/save-file';
import type { Text } from '../../../locales/define-messages';
import { useText } from '../../../locales/use-text';
import { useConsole } from '../../kernel/console-context';
import type { Identified } from './define-resource';
import type { FilterKinds } from './list-address';
import { resourceMessages } from './messages';
import type { List } from './use-list';

/** The export of a list: at most one at a time. */
export interface ListExport {
  /** How far it has come, in records; null while there is none. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  start: (format: SheetFormat, what: 'page' | 'all') => void;
  /** Nothing is saved. */
  cancel: () => void;
}

/** Exports the columns of a list as they are shown: the page in view, or all that matches, which is fetched page by page. */
export function useListExport<Item extends Identified, Filters extends FilterKinds>(
  list: List<Item, Filters>,
  columns: readonly DataColumn<Item>[],
  title: string,
): ListExport {
  const t = useText();
  const { errorLog, toasts } = useConsole();
  const [progress, setProgress] = useState<ListExport['progress']>(null);
  const underWay = useRef<AbortController>(null);

  const toRow = (row: Item) => columns.map((column) => toSheetCell(cellValue(column, row), t));
  const run = async (format: SheetFormat, what: 'page' | 'all') => {
    const life = new AbortController();
    underWay.current = life;
    setProgress({ done: 0, total: what === 'page' ? list.rows.length : list.total });
    let done = 0;
    async function* batches() {
      const source = what === 'page' ? [{ list: list.rows, total: list.rows.length }] : list.pages(life.signal);
      for await (const { list: rows, total } of source) {
        life.signal.throwIfAborted();
        yield rows.map(toRow);
        done += rows.length;
        setProgress({ done, total: Math.max(done, total) });
      }
    }
    try {
      const write = await sheetWriters[format]();
      const file = await write({ name: title, titles: columns.map((column) => t(column.title)), batches: batches() });
      if (life.signal.aborted) return;
      saveFile(file, `${title} ${today()}.${format}`);
      toasts.success({ ...resourceMessages.exported, values: { count: done } });
    } catch (failure) {
      if (life.signal.aborted) return;
      // Failures of calls have been shown by the client.
      if (isHttpError(failure)) return;
      errorLog.report(failure);
      toasts.error(resourceMessages.exportFailed);
    } finally {
      if (underWay.current === life) {
        underWay.current = null;
        setProgress(null);
      }
    }
  };
  return {
    progress,
    start: (format, what) => {
      if (!underWay.current) void run(format, what);
    },
    cancel: () => {
      underWay.current?.abort();
      underWay.current = null;
      setProgress(null);
    },
  };
}

function toSheetCell(value: CellValue, t: (text: Text) => string): SheetCell {
  if (value === null || value === undefined || typeof value === 'number' || value instanceof Date) return value ?? null;
  return t(value);
}

/** The day of whoever looks, as `2025-02-06`. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
