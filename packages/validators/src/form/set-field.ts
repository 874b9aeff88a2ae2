/** Sets a property of a copy; `__proto__` becomes a plain property too. */
export function setField(copy: object, key: PropertyKey, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  else if (value !== undefined) (copy as Record<PropertyKey, unknown>)[key] = value;
}
