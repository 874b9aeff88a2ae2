/** The top of an axis with four equal steps: the smallest 1, 2, 4, 5 or 8 times a power of ten that is at least 4 and the value. @beta */
export function niceMaximum(value: number): number {
  if (value <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 4, 5, 8, 10].find((each) => each * power >= value) ?? 10;
  return factor * power;
}
