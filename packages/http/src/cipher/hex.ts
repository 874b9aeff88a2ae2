/** Bytes as hexadecimal digits, two for each. */
export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

/** The bytes of a number in hexadecimal digits, filled up with zeros in front to that many bytes. */
export function fromHex(hex: string, length: number): Uint8Array {
  const digits = hex.padStart(length * 2, '0');
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16));
}
