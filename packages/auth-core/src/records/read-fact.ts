/** A comparable fact; `other` is a value that no rule compares, such as an object or NaN. */
export type ReadFact =
  | { readonly kind: 'missing' | 'other' }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'list'; readonly value: readonly unknown[] };

const missing: ReadFact = { kind: 'missing' };
const other: ReadFact = { kind: 'other' };

/** Reads a fact by its path. Only own properties are facts, so that a prototype adds nothing; a number in a path is an index of a list. `null` and `undefined` are missing, a Date is its ISO text. */
export function readFact(record: unknown, path: string): ReadFact {
  if (path === '.') return toFact(record);
  let value = record;
  for (let start = 0; start <= path.length; ) {
    const dot = path.indexOf('.', start);
    const end = dot < 0 ? path.length : dot;
    const name = end - start === path.length ? path : path.slice(start, end);
    if (typeof value !== 'object' || value === null) return missing;
    if (Array.isArray(value) !== isPlace(name) || !Object.hasOwn(value, name)) return missing;
    value = (value as Readonly<Record<string, unknown>>)[name];
    start = end + 1;
  }
  return toFact(value);
}

/** Converts a value for comparison. */
export function toFact(value: unknown): ReadFact {
  if (value === undefined || value === null) return missing;
  if (typeof value === 'string') return { kind: 'string', value };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (typeof value === 'number') return Number.isFinite(value) ? { kind: 'number', value } : other;
  if (Array.isArray(value)) return { kind: 'list', value };
  if (value instanceof Date && Number.isFinite(value.getTime())) return { kind: 'string', value: value.toISOString() };
  return other;
}

// The first character decides for nearly all names, without the expression.
const isPlace = (name: string) => name.charCodeAt(0) <= 57 && /^(?:0|[1-9]\d*)$/.test(name);
