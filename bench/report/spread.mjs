/** The middle of several numbers, their smallest and their largest; undefined of none. */
export function spreadOf(values) {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, min: sorted[0], max: sorted.at(-1) };
}
