/** Returns the new value, reusing each previous part that is deeply equal. */
export function reuseEqualParts<Value>(before: Value, now: Value): Value {
  if (Object.is(before, now) || !isPlain(before) || !isPlain(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const entries = names.map(
    (name) => [name, reuseEqualParts(Reflect.get(before, name), Reflect.get(now, name))] as const,
  );
  const isSame =
    names.length === Object.keys(before).length &&
    entries.every(([name, value]) => Object.is(value, Reflect.get(before, name)));
  if (isSame) return before;
  return (Array.isArray(now) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Value;
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
