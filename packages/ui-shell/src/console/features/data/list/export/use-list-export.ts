import { isHttpError } from '@waybill/http';
import { useRef, useState } from 'react';
import { type SheetFormat, sheetWriters } from '../../../../../data/spreadsheet/save-sheet';
import type { SheetCell } from '../../../../../data/spreadsheet/sheet';
import { wallText } from '../../../../../data/spreadsheet/wall-clock';
import type { CellValue } from '../../../../../data/table/data-column';
import { saveFile } from '../../../../../lib/save-file';
import type { Text } from '../../../../../locales/define-messages';
import { useText } from '../../../../../locales/use-text';
import { useConsole } from '../../../../kernel/console-context';
import type { Identified } from '../../resource/define-resource';
import type { FilterKinds } from '../../resource/list-address';
import { resourceMessages } from '../../resource/messages';
import type { List } from '../use-list';
import { conditionsOf, type ExportField, type ExportScope, type ListExports } from './list-exports';

/** A requested export. */
export interface ExportChoice<Item> {
  format: SheetFormat;
  scope: ExportScope;
  fields: readonly ExportField<Item>[];
}

/** Exports of a list, at most one at a time. */
export interface ListExport<Item> {
  /** Progress in records; null without a running export. `total` is undefined if unknown. */
  readonly progress: { readonly done: number; readonly total: number | undefined } | null;
  start: (request: ExportChoice<Item>) => void;
  /** Cancels the export without saving a file. */
  cancel: () => void;
}

export interface ListExportOptions<Item extends Identified, Filters extends FilterKinds>
  extends Pick<ListExports<Item>, 'record'> {
  list: List<Item, Filters>;
  /** The individually selected records. */
  selected: readonly Item[];
  /** Name of the file and its sheet. */
  title: string;
}

/** Exports fields of a list: the selection, the current page, all matches or all records; the latter two are fetched page by page. */
export function useListExport<Item extends Identified, Filters extends FilterKinds>({
  list,
  selected,
  title,
  record,
}: ListExportOptions<Item, Filters>): ListExport<Item> {
  const t = useText();
  const { config, errorLog, toasts } = useConsole();
  const { timeZone } = config;
  const [progress, setProgress] = useState<ListExport<Item>['progress']>(null);
  const underWay = useRef<AbortController>(null);

  const run = async ({ format, scope, fields }: ExportChoice<Item>) => {
    const life = new AbortController();
    underWay.current = life;
    const held = scope === 'selection' ? selected : scope === 'page' ? list.rows : undefined;
    const count = held?.length ?? list.total;
    const isCounted = held !== undefined || !list.more;
    setProgress({ done: 0, total: isCounted ? count : undefined });
    let done = 0;
    const toRow = (row: Item) => fields.map(({ value }) => toSheetCell(value(row), t));
    async function* batches() {
      const source = held ? [{ list: held, total: held.length }] : list.pages(life.signal, scope === 'all');
      for await (const { list: rows, total: all } of source) {
        life.signal.throwIfAborted();
        yield rows.map(toRow);
        done += rows.length;
        setProgress({ done, total: all === undefined && !isCounted ? undefined : Math.max(done, all ?? count) });
      }
    }
    const titles = fields.map((field) => t(field.title));
    try {
      const facts = { scope, format, count, fields: titles, conditions: conditionsOf(list.filters) };
      if (record && !(await record(facts))) return;
      const write = await sheetWriters[format]();
      const file = await write({ name: title, titles, batches: batches(), ...(timeZone ? { timeZone } : {}) });
      if (life.signal.aborted) return;
      saveFile(file, `${title} ${wallText(new Date(), timeZone).slice(0, 10)}.${format}`);
      toasts.success({ ...resourceMessages.exported, values: { count: done } });
    } catch (failure) {
      if (life.signal.aborted) return;
      // The client shows failures of calls.
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
    start: (request) => {
      if (!underWay.current) void run(request);
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
