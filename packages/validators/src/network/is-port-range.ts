import { isPort } from './is-port.ts';

/** Whether a string is a range of ports, lowest first, such as `8000-9000`; both ends may be equal. */
export function isPortRange(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 11) return false;
  const [from, to, ...more] = value.split('-');
  return more.length === 0 && isPort(from) && isPort(to) && Number(from) <= Number(to);
}
