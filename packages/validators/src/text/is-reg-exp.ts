/** The longest pattern text that is compiled, in UTF-16 units: engines take more than linear time and stack beyond. */
const LONGEST = 1000;

/** Whether a value is a `RegExp` or the text of one (at most 1,000 UTF-16 units) that this engine can compile. */
export function isRegExp(value: unknown): boolean {
  try {
    if (typeof value !== 'string') return value instanceof RegExp;
    return value.length <= LONGEST && new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}
