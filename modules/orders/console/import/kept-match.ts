import { array, object, string, validate } from '@waybill/validators';
import { importColumns } from './import-fields';
import type { ColumnMatch } from './match-columns';
import { plainTitle } from './title-words';

/** What a match of columns is kept as: for each field the title of its column, so that columns may stand in another order. */
const keptMatch = object({ fields: array(object({ field: string(), title: string() })) });

export function toKeptMatch(match: ColumnMatch, titles: readonly string[]): object {
  return {
    fields: importColumns.flatMap(({ field }) => {
      const place = match[field];
      return place === undefined ? [] : [{ field, title: plainTitle(titles[place] ?? '') }];
    }),
  };
}

/** The match that was kept, in a table with these titles; undefined where one of its columns is not there. */
export function fromKeptMatch(value: unknown, titles: readonly string[]): ColumnMatch | undefined {
  const outcome = validate(keptMatch, value);
  if (!outcome.ok || outcome.value.fields.length === 0) return undefined;
  const given = titles.map(plainTitle);
  const match: ColumnMatch = {};
  for (const { field, title } of outcome.value.fields) {
    const place = given.indexOf(title);
    const known = importColumns.find((column) => column.field === field);
    if (place < 0 || title === '') return undefined;
    if (known) match[known.field] = place;
  }
  return match;
}
