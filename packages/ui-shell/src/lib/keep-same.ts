/** A value as it is now, of whose parts those that say the same are the same objects as before. */
export function keepSame<Value>(before: Value, now: Value): Value {
  if (Object.is(before, now) || !isPlain(before) || !isPlain(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const kept = names.map((name) => [name, keepSame(Reflect.get(before, name), Reflect.get(now, name))] as const);
  const isSame =
    names.length === Object.keys(before).length &&
    kept.every(([name, value]) => Object.is(value, Reflect.get(before, name)));
  if (isSame) return before;
  return (Array.isArray(now) ? kept.map(([, value]) => value) : Object.fromEntries(kept)) as Value;
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
