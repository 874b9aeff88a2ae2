import { cellText, neutralise } from './cell-text';
import { createPacer } from './create-pacer';
import type { SheetCell, WriteSheet } from './sheet';

/** Writes CSV for Excel, WPS and LibreOffice: UTF-8 with a byte order mark, commas, CR LF. Texts that look like a formula are neutralised. */
export const writeCsv: WriteSheet = async ({ titles, batches, timeZone }) => {
  const pace = createPacer();
  const parts: string[] = ['﻿', toLine(titles, timeZone)];
  for await (const rows of batches) {
    let text = '';
    for (const row of rows) {
      text += toLine(row, timeZone);
      await pace();
    }
    parts.push(text);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
};

const toLine = (cells: readonly SheetCell[], timeZone: string | undefined) =>
  `${cells.map((cell) => toCell(cell, timeZone)).join(',')}\r\n`;

function toCell(cell: SheetCell, timeZone: string | undefined): string {
  const text = typeof cell === 'string' ? neutralise(cell) : cellText(cell, String, timeZone);
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
