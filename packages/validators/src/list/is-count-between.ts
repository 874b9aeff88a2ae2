export function isCountBetween(value: unknown, min: number, max: number): boolean {
  return Array.isArray(value) && value.length >= min && value.length <= max;
}
