import { orderMessages } from '../shared/messages';
import { columnHolds, type Held } from './column-holds';
import { type ImportCells, type ImportColumn, type ImportField, importColumns } from './import-fields';
import { type Meaning, meaningOf, plainTitle } from './title-words';

/** For each field the place of its column in the table. */
export type ColumnMatch = Partial<Record<ImportField, number>>;

/** Which column is which, and the fields for which only what the column holds spoke. */
export interface FoundColumns {
  match: ColumnMatch;
  byContent: readonly ImportField[];
}

/** The titles of the template in each language. */
const labelsOf = ({ label, party, vehicle }: ImportColumn): string[] => {
  const side = party ? orderMessages[party].texts : { zh: '', en: '' };
  const number = vehicle === undefined ? '' : String(vehicle);
  return [side.zh + label.texts.zh + number, side.en + label.texts.en + number];
};

const knownTitles = importColumns.map((column) => ({
  field: column.field,
  labels: labelsOf(column).map(plainTitle),
  titles: column.titles,
}));

const parties = ['consignor', 'consignee'] as const;

/** Finds the fields of a table's columns by their titles: those of the template in any of its languages, those that others use, and by the words in them. */
export function matchColumns(titles: readonly string[]): ColumnMatch {
  return matchTitles(titles).match;
}

/** The same, with what the columns hold where a title says too little. A column that may belong to either side stays open. */
export function findColumns(titles: readonly string[], rows: readonly (readonly string[])[]): FoundColumns {
  const { match, open } = matchTitles(titles);
  const held = titles.map((_, at) => columnHolds(rows.map((row) => row[at] ?? '')));
  const category = match['vehicles.0.category'];
  // Many call the model what others call the kind: 车型.
  if (category !== undefined && match['vehicles.0.model'] === undefined && isNoKind(held[category])) {
    match['vehicles.0.model'] = category;
    delete match['vehicles.0.category'];
  }
  const taken = new Set(Object.values(match));
  const byContent: ImportField[] = [];
  const assign = (field: ImportField, at: number) => {
    match[field] = at;
    taken.add(at);
    byContent.push(field);
  };
  for (const at of open.keys()) {
    const field = held[at]?.field;
    if (taken.has(at) || !field || match[field] !== undefined) continue;
    if (held.filter((each, other) => !taken.has(other) && each.field === field).length === 1) assign(field, at);
  }
  for (const part of ['phone', 'street'] as const) {
    const missing = parties.filter((party) => match[`${party}.${part}`] === undefined);
    const places = [...open.keys()].filter((at) => !taken.has(at) && held[at]?.part === part);
    const [party] = missing;
    const [at] = places;
    if (party && missing.length === 1 && at !== undefined && places.length === 1) assign(`${party}.${part}`, at);
  }
  return { match, byContent };
}

const isNoKind = (held: Held | undefined): boolean => held !== undefined && held.said > 0 && held.kinds === 0;

/** What titles say for themselves; the columns that they leave open, with what they say of them. */
function matchTitles(titles: readonly string[]): { match: ColumnMatch; open: ReadonlyMap<number, Meaning> } {
  const match: ColumnMatch = {};
  const taken = new Set<number>();
  const given = titles.map(plainTitle);
  const assign = (field: ImportField, at: number) => {
    if (match[field] !== undefined || taken.has(at)) return;
    match[field] = at;
    taken.add(at);
  };
  const assignKnown = (isMeant: (known: (typeof knownTitles)[number], title: string) => boolean) => {
    for (const known of knownTitles)
      for (const [at, title] of given.entries()) if (title !== '' && isMeant(known, title)) assign(known.field, at);
  };
  assignKnown(({ labels }, title) => labels.includes(title));
  assignKnown(({ titles: others }, title) => others.includes(title));
  const meanings = titles.map(meaningOf);
  for (const [at, { field }] of meanings.entries()) if (field) assign(field, at);
  // A title without a side means the side that has no such column, where only one of them is left.
  for (const part of ['name', 'phone', 'region', 'street'] as const) {
    const missing = parties.filter((party) => match[`${party}.${part}`] === undefined);
    const places = meanings.flatMap((meaning, at) => (!taken.has(at) && meaning.part === part ? [at] : []));
    const [party] = missing;
    const [at] = places;
    if (party && missing.length === 1 && at !== undefined && places.length === 1) assign(`${party}.${part}`, at);
  }
  return { match, open: new Map([...meanings.entries()].filter(([at]) => !taken.has(at))) };
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

/** The fields that must have a column and have none. A street may hold its region, and a brand says the kind of what it makes. */
export const missingFields = (match: ColumnMatch): ImportColumn[] =>
  importColumns.filter(
    ({ field, needed }) =>
      needed && !field.endsWith('.region') && field !== 'vehicles.0.category' && match[field] === undefined,
  );

/** The columns that no field uses and that say something: their places, each with the first thing that it says. */
export function unusedColumns(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  match: ColumnMatch,
): { place: number; title: string; example: string }[] {
  const used = new Set(Object.values(match));
  const count = rows.reduce((most, row) => Math.max(most, row.length), titles.length);
  return Array.from({ length: count }, (_, place) => ({
    place,
    title: titles[place]?.trim() ?? '',
    example: rows.find((row) => (row[place] ?? '').trim() !== '')?.[place]?.trim() ?? '',
  })).filter(({ place, title, example }) => !used.has(place) && (title !== '' || example !== ''));
}
