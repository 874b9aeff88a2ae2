import { useMemo } from 'react';
import type { CellPasteOptions, PasteColumn } from '../data/paste/cell-paste-options';
import { type CellPasteHandlers, useCellPaste } from '../data/paste/use-cell-paste';
import { useImport } from './import-context';
import type { ImportCells, ImportColumn } from './import-declaration';
import { type ImportRow, isOver } from './import-rows';
import type { ImportModel } from './use-import-rows';

/** Pastes cells of a spreadsheet into the rows that are listed: to the right by the columns, downwards through the list. */
export function useRowPaste(
  { rows, work, locked, paste }: ImportModel,
  listed: readonly ImportRow[],
  columns: readonly ImportColumn[],
  toasts: CellPasteOptions['toasts'],
): CellPasteHandlers {
  const { t, words, fieldName } = useImport();
  const byNumber = useMemo(() => new Map(rows.map((row) => [String(row.number), row])), [rows]);
  const pasteColumns = useMemo(
    () => columns.map((column) => toPasteColumn(column, fieldName(column.field))),
    [columns, fieldName],
  );
  return useCellPaste({
    rows: listed.map(({ number }) => String(number)),
    columns: pasteColumns,
    rowName: (number) => t(words.rowNo, { number }),
    read: (number, field) => byNumber.get(number)?.cells[field],
    canEdit: (number) => {
      const row = byNumber.get(number);
      return row !== undefined && work === null && !locked.has(row.number) && !isOver(row);
    },
    write: (changes) => {
      const cells = new Map<number, ImportCells>();
      for (const { row: number, column, after } of changes) {
        const row = byNumber.get(number);
        if (row) cells.set(row.number, { ...(cells.get(row.number) ?? row.cells), [column]: after });
      }
      return paste(cells);
    },
    cellOf: (element) => {
      const column = element.closest<HTMLElement>('[data-column]')?.dataset.column;
      const number = element.closest<HTMLElement>('[data-row]')?.dataset.row;
      const row = listed.findIndex((each) => String(each.number) === number);
      return column !== undefined && row >= 0 ? { row, column } : null;
    },
    toasts,
  });
}

function toPasteColumn({ field, choices, words, kind = 'text' }: ImportColumn, title: string): PasteColumn {
  if (!choices) return { id: field, title, kind: kind === 'code' ? 'text' : kind };
  const options = Object.entries(choices).map(([value, label]) => ({ value, label, words: words?.[value] ?? [] }));
  return { id: field, title, takesUnknown: true, kind: options };
}
