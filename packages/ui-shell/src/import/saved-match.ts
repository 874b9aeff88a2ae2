import { plainTitle } from './column-titles';
import type { ColumnMatch, ImportColumn } from './import-declaration';

/** A match as it is stored: the title of each field's column, so that columns may come in another order. */
interface SavedMatch {
  fields: readonly { field: string; title: string }[];
}

export const toSavedMatch = (match: ColumnMatch, titles: readonly string[]): SavedMatch => ({
  fields: Object.entries(match).map(([field, place]) => ({ field, title: plainTitle(titles[place ?? -1] ?? '') })),
});

/** Converts a stored match to the columns of a table with these titles; undefined if a column is missing or the value is invalid. */
export function fromSavedMatch(
  columns: readonly ImportColumn[],
  value: unknown,
  titles: readonly string[],
): ColumnMatch | undefined {
  if (!isSavedMatch(value) || value.fields.length === 0) return undefined;
  const plain = titles.map(plainTitle);
  const places = value.fields.map(({ field, title }) => [field, title === '' ? -1 : plain.indexOf(title)] as const);
  if (places.some(([, place]) => place < 0)) return undefined;
  return Object.fromEntries(places.filter(([field]) => columns.some((column) => column.field === field)));
}

const isSavedMatch = (value: unknown): value is SavedMatch =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  Array.isArray(value.fields) &&
  value.fields.every((each) => typeof each?.field === 'string' && typeof each.title === 'string');
