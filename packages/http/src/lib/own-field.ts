/** A field that the value itself has, undefined otherwise; what a prototype has does not count. */
export function ownField(value: unknown, name: string | number): unknown {
  return Array.isArray(value) ? undefined : partOf(value, name);
}

/** The field at the end of a path of own fields and places, such as `errors.0.detail`; undefined where the path breaks off. */
export const fieldAt = (value: unknown, path: string): unknown => path.split('.').reduce(partOf, value);

const partOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
