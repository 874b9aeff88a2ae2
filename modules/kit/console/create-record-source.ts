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
  /** By what of it the browser finds it, as the server does. */
  words: (row: Row) => readonly string[];
}

/** How many of a kind stand in the palette. */
const shown = 5;

/** Records of a list: those that were fetched for a page already, and those that the list's call finds. */
export function createRecordSource<Row>(
  { read, fetched }: Pick<CommandTools, 'read' | 'fetched'>,
  call: KeywordCall<Row>,
  { guard, toCommand, words }: RecordSourceOptions<Row>,
): RecordSource {
  return {
    guard,
    known: (query) => {
      const wanted = normalise.prose(query).toLowerCase();
      const rows = fetched(call.url).flatMap((value) => {
        const kept = validate(call.response, value);
        return kept.ok ? kept.value.list : [];
      });
      const found = rows.filter((row) => words(row).some((word) => word.toLowerCase().includes(wanted)));
      return found.slice(0, shown).map(toCommand);
    },
    find: async (keyword, signal) => {
      const { list } = await read(call, { keyword, page: 1, pageSize: 10 }, { signal, silent: true });
      return list.slice(0, shown).map(toCommand);
    },
  };
}
