/** The longest host name in characters, without the final dot (RFC 1035, section 2.3.4). */
const LONGEST = 253;

/**
 * Whether a string is a host name of one or more labels of 1 to 63 letters, digits and inner hyphens (RFC 1123), in any script
 * (IDNA), without a final dot. Underscores are refused. An all-numeric last label is left to the IPv4 check.
 */
export function isHostName(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length <= LONGEST &&
    value.split('.').every((label) => /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u.test(label)) &&
    !/[\uff00-\uffef]/.test(value)
  );
}
