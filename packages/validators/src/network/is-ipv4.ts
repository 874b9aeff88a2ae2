/** Whether a string is an IPv4 address in dotted decimal: four numbers from 0 to 255 without zeros in front. */
export function isIpv4(value: unknown): boolean {
  // The lowest eight bits of a part read the same as the part only if it is a byte.
  return (
    typeof value === 'string' && [0, 1, 2, 3].map((at) => Number(value.split('.', 4)[at]) & 255).join('.') === value
  );
}
