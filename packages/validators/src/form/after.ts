/** Goes on with what is there, at once if it is no promise. */
export function after<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
