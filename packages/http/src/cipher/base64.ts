import { CipherError } from '../errors/cipher-error.ts';

const chunk = 0x8000;

/** Bytes to base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

/** Base64 to bytes; line breaks and blanks are allowed. Throws a `CipherError` for anything else. */
export function fromBase64(base64: string): Uint8Array {
  try {
    const text = atob(base64.replace(/\s+/g, ''));
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
    return bytes;
  } catch (cause) {
    throw new CipherError('decode base64', `the text of ${base64.length} characters is no base64.`, { cause });
  }
}
