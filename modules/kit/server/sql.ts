import type { Value } from './database';

/** A condition of a WHERE clause with its values. */
export interface Condition {
  readonly sql: string;
  readonly args: readonly Value[];
}

/** SQL of a template: a value stands as `?`, and SQL inside of SQL brings its own values. Other text is inserted by `raw`. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Value | Condition)[]): Condition {
  const inserted = parts.map((part) => (typeof part === 'object' && part !== null ? part : { sql: '?', args: [part] }));
  return {
    sql: texts.map((text, index) => `${text}${inserted[index]?.sql ?? ''}`).join(''),
    args: inserted.flatMap(({ args }) => args),
  };
}
