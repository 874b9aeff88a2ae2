/** Words of a list that is written as `one|two`. */
export const listOf = (words: string): readonly string[] => words.split('|');

type NameOf<Row extends string> = Row extends `  ${infer Name}: ${string}` ? Name : never;
type NamesOf<Rows extends string> = Rows extends `${infer Row}\n${infer Rest}`
  ? NameOf<Row> | NamesOf<Rest>
  : NameOf<Rows>;
export type WordTable<Name extends string = string> = Readonly<Record<Name, readonly string[]>>;

/** Words by their meaning, of a table with a row `meaning: one|two` for each. */
export function wordTable<const Rows extends string>(rows: Rows): WordTable<NamesOf<Rows>> {
  const entries = rows
    .trim()
    .split('\n')
    .map((row) => {
      const colon = row.indexOf(':');
      return [row.slice(0, colon).trim(), listOf(row.slice(colon + 1).trim())];
    });
  return Object.fromEntries(entries) as WordTable<NamesOf<Rows>>;
}
