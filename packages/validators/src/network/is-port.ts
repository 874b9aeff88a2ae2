/** Whether a value is a port from 0 to 65535: an integer, or its decimal digits without zeros in front. */
export function isPort(value: unknown): boolean {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^(?:0|[1-9]\d{0,4})$/.test(text) && Number(text) <= 65535;
}
