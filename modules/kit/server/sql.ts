import type { Value } from './database';

/** SQL with the values of its `?`: a statement, or a part such as a WHERE condition. */
export interface Condition {
  readonly sql: string;
  readonly args: readonly Value[];
}

/**
 * Builds SQL from a template. A value becomes `?`, a list of values `?, ?`, and nested SQL brings its own values. Trusted text,
 * such as a column, is inserted by `raw`.
 */
export function sql(
  texts: TemplateStringsArray,
  ...parts: readonly (Value | readonly Value[] | Condition)[]
): Condition {
  const inserted = parts.map((part) => {
    if (typeof part === 'object' && part !== null && 'sql' in part) return part;
    const args = Array.isArray(part) ? (part as readonly Value[]) : [part as Value];
    return { sql: args.map(() => '?').join(', '), args };
  });
  return {
    sql: texts.map((text, index) => `${text}${inserted[index]?.sql ?? ''}`).join(''),
    args: inserted.flatMap(({ args }) => args),
  };
}

/** Trusted text as SQL; never input of a caller. */
export const raw = (text: string): Condition => ({ sql: text, args: [] });

/** SQL joined by a word between its parts; empty without any. */
export const joinSql = (parts: readonly Condition[], word: ' AND ' | ' OR ' | ', '): Condition => ({
  sql: parts.map((part) => part.sql).join(word),
  args: parts.flatMap(({ args }) => args),
});

/** The WHERE clause of conditions joined by AND; empty without conditions. */
export const where = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? raw('') : sql`WHERE ${joinSql(conditions, ' AND ')}`;
