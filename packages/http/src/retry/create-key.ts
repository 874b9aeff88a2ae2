/** A key that makes a call happen once, however often it is sent. */
export function createKey(): string {
  // `crypto.randomUUID` is absent on plain-http hosts, `getRandomValues` is not.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
