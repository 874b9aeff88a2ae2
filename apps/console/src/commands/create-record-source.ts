import { type Command, type CommandTools, type RecordSource, readResponse } from '@waybill/ui-shell/console';
import { type Schema, validate } from '@waybill/validators';

/** The call of a list that is found by a keyword. */
interface KeywordCall<Row> {
  readonly url: string;
  readonly response: Schema<{ readonly list: readonly Row[] }, unknown>;
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
  { http, fetched }: Pick<CommandTools, 'http' | 'fetched'>,
  { url, response }: KeywordCall<Row>,
  { guard, toCommand, words }: RecordSourceOptions<Row>,
): RecordSource {
  return {
    guard,
    known: (query) => {
      const wanted = query.toLowerCase();
      const rows = fetched(url).flatMap((value) => {
        const read = validate(response, value);
        return read.ok ? read.value.list : [];
      });
      const found = rows.filter((row) => words(row).some((word) => word.toLowerCase().includes(wanted)));
      return found.slice(0, shown).map(toCommand);
    },
    find: async (keyword, signal) => {
      const answer = await http.get(url, { params: { keyword, page: 1, pageSize: 10 }, signal, silent: true });
      const { list } = await readResponse(`GET ${url}`, response, answer);
      return list.slice(0, shown).map(toCommand);
    },
  };
}
