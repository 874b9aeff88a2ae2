import { useText } from '@waybill/ui-shell';
import { useToasts } from '@waybill/ui-shell/console';
import { type CellPasteHandlers, type PasteColumn, useCellPaste } from '@waybill/ui-shell/table';
import { useMemo } from 'react';
import { type ImportCells, type ImportColumn, type ImportField, importChoices } from './import-fields';
import { type ImportRow, stateOf } from './import-rows';
import { importMessages } from './messages';
import { useImportText } from './use-import-text';
import type { OrderImport } from './use-order-import';

/** What pastes cells of a spreadsheet into the rows that are listed: to the right in the order of the template, downwards through the list. */
export function useRowPaste(
  { rows, work, locked, paste }: OrderImport,
  listed: readonly ImportRow[],
  columns: readonly ImportColumn[],
): CellPasteHandlers {
  const t = useText();
  const { titleOf } = useImportText();
  const byNumber = useMemo(() => new Map(rows.map((row) => [String(row.number), row])), [rows]);
  const pasteColumns = useMemo(
    () => columns.map((column) => toPasteColumn(column, titleOf(column))),
    [columns, titleOf],
  );
  return useCellPaste({
    rows: listed.map(({ number }) => String(number)),
    columns: pasteColumns,
    rowName: (number) => t(importMessages.rowNo, { number }),
    read: (number, field) => byNumber.get(number)?.cells[field as ImportField],
    canEdit: (number) => {
      const row = byNumber.get(number);
      return row !== undefined && work === null && !locked.has(row.number) && !['sent', 'left'].includes(stateOf(row));
    },
    write: (changes) => {
      const cells = new Map<number, ImportCells>();
      const fields = new Map<number, ImportField[]>();
      for (const { row: number, column, after } of changes) {
        const row = byNumber.get(number);
        if (!row) continue;
        const field = column as ImportField;
        cells.set(row.number, { ...(cells.get(row.number) ?? row.cells), [field]: after });
        fields.set(row.number, [...(fields.get(row.number) ?? []), field]);
      }
      return paste(cells, fields);
    },
    cellOf: (element) => {
      const column = element.closest<HTMLElement>('[data-column]')?.dataset.column;
      const number = element.closest<HTMLElement>('[data-row]')?.dataset.row;
      const row = listed.findIndex((each) => String(each.number) === number);
      return column !== undefined && row >= 0 ? { row, column } : null;
    },
    toasts: useToasts(),
  });
}

function toPasteColumn({ field, words }: ImportColumn, title: string): PasteColumn {
  const choices = importChoices[field];
  if (choices)
    return {
      id: field,
      title,
      takesUnknown: true,
      kind: Object.entries(choices).map(([value, label]) => ({ value, label, words: words?.[value] ?? [] })),
    };
  if (field === 'collectOn') return { id: field, title, kind: 'day' };
  return { id: field, title, kind: /\.(?:value|keys)$|^(?:quantity|cashOnDelivery)$/.test(field) ? 'number' : 'text' };
}
