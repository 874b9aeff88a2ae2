import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { SheetCell } from '../../src/data/spreadsheet/sheet';
import { writeCsv } from '../../src/data/spreadsheet/write-csv';
import { writeXlsx } from '../../src/data/spreadsheet/write-xlsx';
import type { ColumnChoice } from '../../src/data/table/column-choice';
import type { DataColumn } from '../../src/data/table/data-column';
import { DataTable } from '../../src/data/table/data-table';
import { createI18n } from '../../src/locales/create-i18n';
import { shellMessages } from '../../src/shell-messages';
import { ThemeStyles } from '../../src/theme/theme-sheet';

const count = 100_000;
const width = 12;
const i18n = createI18n({ locale: 'en', messages: shellMessages });

const at = new Date(2025, 1, 6, 13, 5, 9);
const kinds: ((row: number) => SheetCell)[] = [
  (row) => `TY${20250000000 + row}`,
  (row) => row / 100,
  () => at,
  (row) => `上海市浦东新区 ${row % 500} 号`,
];
const cellsOf = (row: number): SheetCell[] =>
  Array.from({ length: width }, (_, column) => kinds[column % kinds.length]?.(row) ?? null);
const titles = Array.from({ length: width }, (_, column) => `Column ${column}`);

/** Yields a hundred rows at a time, as a server does. */
function* batches() {
  for (let from = 0; from < count; from += 100) yield Array.from({ length: 100 }, (_, row) => cellsOf(from + row));
}

const columns: DataColumn<number>[] = titles.map((title, column) => ({
  id: title,
  title,
  cell: (row) => String(kinds[column % kinds.length]?.(row) ?? ''),
  sortable: true,
}));

function Rows() {
  const [rows] = useState(() => Array.from({ length: count }, (_, row) => row));
  const [choice, setChoice] = useState<ColumnChoice>({ order: titles, hidden: [], pinned: titles.slice(0, 1) });
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <DataTable
      label="Rows"
      columns={columns}
      rows={rows}
      rowId={String}
      height="720px"
      columnChoice={choice}
      onColumnChoiceChange={setChoice}
      selected={selected}
      onSelectedChange={setSelected}
    />
  );
}

/** Runs a piece of work; the longest task is the longest time between two messages that a page sends itself. */
async function watched(work: () => Promise<unknown>) {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  let watching = true;
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (watching) port2.postMessage(null);
  };
  port2.postMessage(null);
  const began = performance.now();
  const result = await work();
  const took = performance.now() - began;
  watching = false;
  return { took, longest, result };
}

/** The functions that the measuring program calls. */
const bench = {
  write: async (format: 'xlsx' | 'csv') => {
    const write = format === 'xlsx' ? writeXlsx : writeCsv;
    const { took, longest, result } = await watched(() => write({ name: 'Orders', titles, batches: batches() }));
    return { took, longest, bytes: (result as Blob).size };
  },
  draw: async () => {
    const root = document.getElementById('root') as HTMLElement;
    const began = performance.now();
    createRoot(root).render(
      <I18nProvider i18n={i18n}>
        <ThemeStyles />
        <Rows />
      </I18nProvider>,
    );
    while (!root.querySelector('tbody td')) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  },
  /** Durations of frames in ms while the box scrolls by the given px per frame. */
  scroll: async (frames: number, by: number) => {
    const box = document.querySelector('[role="region"]') as HTMLElement;
    const times: number[] = [];
    let last = await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < frames; frame += 1) {
      box.scrollTop += by;
      const now = await new Promise(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return { times, rows: document.querySelectorAll('tbody tr:not([aria-hidden])').length };
  },
};
Object.assign(window, { bench });
export type Bench = typeof bench;
