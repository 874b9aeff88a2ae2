/** Sets a property of a copy, unless the value is `undefined`; `__proto__` becomes a plain property too. */
export function setField(copy: object, key: PropertyKey, value: unknown): void {
  if (value === undefined) return;
  if (key === '__proto__')
    Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  else (copy as Record<PropertyKey, unknown>)[key] = value;
}
