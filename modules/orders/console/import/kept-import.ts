import { array, type Infer, integer, object, oneOf, string } from '@waybill/validators';
import { type ImportCells, importColumns } from './import-fields';
import type { ImportRow } from './import-rows';
import type { Batch } from './send-rows';

/** What of an import outlives a reload: its cells with the numbers of their rows, what was decided of doubles, the orders that were placed, and the batches on their way under their keys. */
export const keptImport = object({
  cells: array(array(string())),
  numbers: array(integer()),
  doubled: array(oneOf(['asked', 'place', 'leave'])),
  orderNos: array(string()),
  batches: array(object({ key: string(), rows: array(integer()) })),
});

export type KeptImport = Infer<typeof keptImport>;

/** A batch of which any order is placed was answered; the others are sent again as they were, so that no order is doubled. */
export const toKept = (rows: readonly ImportRow[], batches: readonly Batch[]): KeptImport => ({
  cells: rows.map(({ cells }) => importColumns.map(({ field }) => cells[field])),
  numbers: rows.map(({ number }) => number),
  doubled: rows.map(({ doubled }) => doubled),
  orderNos: rows.map(({ orderNo }) => orderNo),
  batches: batches
    .filter(({ rows: places }) => places.every((at) => rows[at]?.orderNo === ''))
    .map(({ key, rows: places }) => ({ key, rows: [...places] })),
});

/** The cells that were kept, by their fields. */
export const keptCells = ({ cells }: KeptImport): ImportCells[] =>
  cells.map(
    (texts) => Object.fromEntries(importColumns.map(({ field }, at) => [field, texts[at] ?? ''])) as ImportCells,
  );
