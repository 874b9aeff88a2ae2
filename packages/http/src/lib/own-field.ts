/** A field that the value itself has, undefined otherwise; what a prototype has does not count. */
export function ownField(value: unknown, name: string | number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** The field at the end of a path of own fields, such as `error.detail`; undefined where the path breaks off. */
export const fieldAt = (value: unknown, path: string): unknown => path.split('.').reduce(ownField, value);
