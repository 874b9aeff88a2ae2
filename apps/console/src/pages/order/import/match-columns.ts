import { orderMessages } from '../messages';
import { type ImportCells, type ImportColumn, type ImportField, importColumns } from './import-fields';

/** For each field the place of its column in the table. */
export type ColumnMatch = Partial<Record<ImportField, number>>;

/** The titles of the template in each language. */
const labelsOf = ({ label, party }: ImportColumn): string[] => {
  const side = party ? orderMessages[party] : { zh: '', en: '' };
  return [side.zh + label.zh, side.en + label.en];
};

const plain = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*：:_-]/g, '');

/** Finds the fields of a table's columns by their titles, which may be those of the template in any of its languages. */
export function matchColumns(titles: readonly string[]): ColumnMatch {
  const match: ColumnMatch = {};
  const given = titles.map(plain);
  const taken = new Set<number>();
  const assign = (meant: (column: ImportColumn, title: string) => boolean) => {
    for (const column of importColumns) {
      if (match[column.field] !== undefined) continue;
      const place = given.findIndex((title, at) => title !== '' && !taken.has(at) && meant(column, title));
      if (place < 0) continue;
      match[column.field] = place;
      taken.add(place);
    }
  };
  assign((column, title) => labelsOf(column).some((label) => plain(label) === title));
  assign(({ titles: known }, title) => known.includes(title));
  return match;
}

/** The texts of a table's row by field; what has no column is empty. */
export function toCells(row: readonly string[], match: ColumnMatch): ImportCells {
  return Object.fromEntries(
    importColumns.map(({ field }) => {
      const place = match[field];
      return [field, place === undefined ? '' : (row[place] ?? '').trim()];
    }),
  ) as Record<ImportField, string>;
}

/** The fields that must have a column and have none. A street may hold its region. */
export const missingFields = (match: ColumnMatch): ImportColumn[] =>
  importColumns.filter(({ field, needed }) => needed && !field.endsWith('.region') && match[field] === undefined);
