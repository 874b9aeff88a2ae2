import type { Command, CommandTools, RecordSource } from '@waybill/ui-shell/console';
import { type Schema, validate } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';

/** The call of a list that is found by a keyword. */
interface KeywordCall<Row> {
  readonly method: 'GET';
  readonly url: string;
  readonly response: Schema<{ readonly list: readonly Row[] }, unknown>;
  /** Never there at run time. */
  readonly '~call'?: {
    readonly fields: { readonly keyword: string; readonly page: number; readonly pageSize: number };
    readonly data: { readonly list: readonly Row[] };
  };
}

export interface RecordSourceOptions<Row> extends Pick<RecordSource, 'guard'> {
  toCommand: (row: Row) => Command;
  /** Returns the texts by which the browser finds a row, as the server does. */
  words: (row: Row) => readonly string[];
}

/** Number of records per kind in the palette. */
const shown = 5;

/** Searches the records of a list: first those of fetched pages, then by the list's call. */
export function createRecordSource<Row>(
  { read, fetched }: Pick<CommandTools, 'read' | 'fetched'>,
  call: KeywordCall<Row>,
  { guard, toCommand, words }: RecordSourceOptions<Row>,
): RecordSource {
  return {
    guard,
    cached: (query) => {
      const keyword = normalise.prose(query).toLowerCase();
      const rows = fetched(call.url).flatMap((value) => {
        const response = validate(call.response, value);
        return response.ok ? response.value.list : [];
      });
      const matches = rows.filter((row) => words(row).some((word) => word.toLowerCase().includes(keyword)));
      return matches.slice(0, shown).map(toCommand);
    },
    find: async (keyword, signal) => {
      const { list } = await read(call, { keyword, page: 1, pageSize: 10 }, { signal, silent: true });
      return list.slice(0, shown).map(toCommand);
    },
  };
}
