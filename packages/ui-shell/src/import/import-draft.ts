import type { ImportCells, ImportColumn } from './import-declaration';
import type { Decision, ImportRow } from './import-rows';
import type { Batch } from './send-rows';

/** The part of an import that survives a reload, as plain data: a list entry for each row. */
export interface ImportDraft {
  cells: readonly ImportCells[];
  numbers: readonly number[];
  decisions: readonly Decision[];
  saved: readonly (string | null)[];
  /** Parts on their way, under their keys. */
  batches: readonly Batch[];
}

/** A part with a saved row was answered; the others are sent again as they were, so that no record is doubled. */
export const toImportDraft = (rows: readonly ImportRow[], batches: readonly Batch[]): ImportDraft => ({
  cells: rows.map(({ cells }) => cells),
  numbers: rows.map(({ number }) => number),
  decisions: rows.map(({ decision }) => decision),
  saved: rows.map(({ saved }) => saved),
  batches: batches.filter((batch) => batch.rows.every((at) => rows[at]?.saved === null)),
});

/** Checks stored work; undefined if it is no import, or not one of these columns. */
export function readImportDraft(columns: readonly ImportColumn[], work: unknown): ImportDraft | undefined {
  const { cells, numbers, decisions, saved, batches } = Object(work) as Record<keyof ImportDraft, unknown>;
  if (!isList(cells, isRecord)) return undefined;
  const isOfRows = (list: unknown, isEntry: (entry: unknown) => boolean) =>
    isList(list, isEntry) && list.length === cells.length;
  const isBatch = (each: unknown) =>
    isRecord(each) && typeof each.key === 'string' && isList(each.rows, (row) => Object.hasOwn(cells, String(row)));
  const isSound =
    isOfRows(numbers, Number.isInteger) &&
    isOfRows(decisions, (each) => ['asked', 'send', 'leave'].includes(String(each))) &&
    isOfRows(saved, (each) => each === null || typeof each === 'string') &&
    isList(batches, isBatch);
  if (!isSound) return undefined;
  const textsOf = (row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(({ field }) => [field, String(row[field] ?? '')]));
  return { ...(work as ImportDraft), cells: (cells as Record<string, unknown>[]).map(textsOf) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isList = (value: unknown, isEntry: (entry: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(isEntry);
