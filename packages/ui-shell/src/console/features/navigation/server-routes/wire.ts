const prototypeNames = ['__proto__', 'constructor', 'prototype'];

/** Whether a value is an object and no array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of the record itself, never of its prototype; null counts as missing, as many servers write it. */
export const ownField = (record: Record<string, unknown>, field: string): unknown =>
  Object.hasOwn(record, field) ? (record[field] ?? undefined) : undefined;

/** Whether a name is a prototype key such as `__proto__`. */
export const isPrototypeName = (name: string): boolean => prototypeNames.includes(name);

/** The first prototype key of a record, if any. */
export const prototypeKeyOf = (record: Record<string, unknown>): string | undefined =>
  prototypeNames.find((name) => Object.hasOwn(record, name));

/** The length of a list; undefined for other values and unreadable ones. */
export function lengthOf(value: unknown): number | undefined {
  try {
    return Array.isArray(value) ? value.length : undefined;
  } catch {
    return undefined;
  }
}

/** The type of a value for a sentence, never its content. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}
