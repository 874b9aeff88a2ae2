import { plainTitle, plainTitlesOf, textsOf } from './column-titles';
import type { ColumnMatch, ImportCells, ImportColumn, ImportDeclaration } from './import-declaration';

/** Which column is which, and the fields that only the cells of the column suggest. */
export interface MatchedColumns {
  match: ColumnMatch;
  byContent: readonly string[];
}

type Titles = Pick<ImportDeclaration, 'columns' | 'readTitle' | 'readColumn'>;
type Cells = readonly (readonly string[])[];

/** Rows by which a column is recognised; files have up to millions. */
const sampleRows = 500;

/** Finds the fields of columns by the titles of the template in any language, by aliases, by `readTitle`, and last by the cells. */
export function findColumns(declaration: Titles, titles: readonly string[], rows: Cells): MatchedColumns {
  const { columns, readTitle = () => [], readColumn = () => [] } = declaration;
  const sample = rows.slice(0, sampleRows);
  const match: Record<string, number> = {};
  const open = new Set(titles.keys());
  const assign = (field: string, at: number) => {
    if (match[field] !== undefined || !open.delete(at)) return false;
    match[field] = at;
    return true;
  };
  const plain = titles.map(plainTitle);
  const assignEqual = (
    titlesOf: (column: ImportColumn) => readonly string[],
    isFit = (_: ImportColumn, __: number) => true,
  ) => {
    for (const column of columns) {
      const columnTitles = titlesOf(column);
      for (const [at, title] of plain.entries())
        if (title !== '' && columnTitles.includes(title) && isFit(column, at)) assign(column.field, at);
    }
  };
  assignEqual(plainTitlesOf);
  const aliasesOf = ({ aliases = [] }: ImportColumn) => aliases.map(plainTitle);
  // An alias of two fields means the closed list only if a cell has one of its words.
  assignEqual(aliasesOf, (column, at) => {
    const isShared = columns.some((each) => each !== column && aliasesOf(each).includes(plain[at] ?? ''));
    return !isShared || holdsWord(column, sample, at);
  });
  const meanings = plain.map((title) => readTitle(title));
  for (const [at, [field, ...others]] of meanings.entries())
    if (field !== undefined && others.length === 0) assign(field, at);

  /** Assigns columns that can be one free field only, if no other column can be it. */
  const assignLone = (fieldsOf: (at: number) => readonly string[]): string[] => {
    const candidates = [...open].map((at) => ({
      at,
      fields: fieldsOf(at).filter((field) => match[field] === undefined),
    }));
    return candidates.flatMap(({ at, fields: [field, ...others] }) => {
      if (field === undefined || others.length > 0) return [];
      const isLone = candidates.every((each) => each.at === at || !each.fields.includes(field));
      return isLone && assign(field, at) ? [field] : [];
    });
  };
  assignLone((at) => meanings[at] ?? []);
  const byContent = assignLone((at) => readColumn(sample.map((row) => row[at] ?? '')));
  return { match, byContent };
}

/** A field without a closed list accepts any text; an empty column fits every list. */
function holdsWord(column: ImportColumn, rows: Cells, at: number): boolean {
  const words = valuesOf(column);
  const cells = rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  return words.size === 0 || cells.length === 0 || cells.some((cell) => words.has(cell.toLowerCase()));
}

/** The value of each word of a closed list, in lower case; a word of two values means the first. */
export function valuesOf(column: ImportColumn): ReadonlyMap<string, string> {
  const values = valuesBy.get(column) ?? toValues(column);
  valuesBy.set(column, values);
  return values;
}

/** Each cell asks for the values of its column. */
const valuesBy = new WeakMap<ImportColumn, ReadonlyMap<string, string>>();

function toValues({ choices = {}, words = {} }: ImportColumn): ReadonlyMap<string, string> {
  const pairs = [...new Set([...Object.keys(words), ...Object.keys(choices)])].flatMap((value) =>
    [value, ...(words[value] ?? []), ...Object.values(textsOf(choices[value] ?? value))].map(
      (word) => [word.toLowerCase(), value] as const,
    ),
  );
  return new Map(pairs.reverse());
}

/** The texts of a row by field; a field without a column is empty. */
export const toCells = (columns: readonly ImportColumn[], row: readonly string[], match: ColumnMatch): ImportCells =>
  Object.fromEntries(columns.map(({ field }) => [field, (row[match[field] ?? -1] ?? '').trim()]));

/** The columns that hold something, each with its title and its first cell. */
export function filledColumns(titles: readonly string[], rows: Cells) {
  const examples: string[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) examples[at] ||= cell.trim();
  return Array.from({ length: Math.max(titles.length, examples.length) }, (_, place) => ({
    place,
    title: titles[place]?.trim() ?? '',
    example: examples[place] ?? '',
  })).filter(({ title, example }) => title !== '' || example !== '');
}
