/**
 * Makes a predicate that says whether a value is one of the choices, compared as `Set` does (`NaN` equals itself, no conversion).
 * The choices are copied once; a later change to the list is not seen.
 */
export function isOneOf(choices: readonly unknown[]): (value: unknown) => boolean {
  const known = new Set(choices);
  return (value) => known.has(value);
}
