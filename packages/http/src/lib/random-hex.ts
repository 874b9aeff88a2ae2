/** So many random bytes as hexadecimal digits. `crypto.randomUUID` is absent on plain-http hosts, `getRandomValues` is not. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
