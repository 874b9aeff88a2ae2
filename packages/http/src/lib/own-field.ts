/** Returns an own property of the value, undefined otherwise; inherited properties do not count. */
export function ownField(value: unknown, name: string | number): unknown {
  return Array.isArray(value) ? undefined : partOf(value, name);
}

/** Returns the field at the end of a path of own properties and indexes, such as `errors.0.detail`; undefined if the path breaks off. */
export const fieldAt = (value: unknown, path: string): unknown => path.split('.').reduce(partOf, value);

const partOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
