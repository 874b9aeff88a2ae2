import { CipherError } from '../errors/cipher-error';
import type { Pace } from './create-time-slicer';

/** Bytes per slice, about a millisecond; a multiple of three, so that the base64 of the slices can be joined. */
const chunk = 3 * 4096;

/** Encodes bytes as base64. A megabyte takes several slices, so it pauses between them. */
export async function toBase64(bytes: Uint8Array, pace: Pace): Promise<string> {
  let base64 = '';
  for (let at = 0; at < bytes.length; at += chunk) {
    base64 += btoa(String.fromCharCode(...bytes.subarray(at, at + chunk)));
    if (pace.isDue()) await pace.pause();
  }
  return base64;
}

/** Decodes base64 to bytes, with pauses; line breaks and blanks are allowed. Throws a `CipherError` for anything else. */
export async function fromBase64(base64: string, pace: Pace): Promise<Uint8Array> {
  const text = decoded(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    bytes[at] = text.charCodeAt(at);
    if (at % chunk === 0 && pace.isDue()) await pace.pause();
  }
  return bytes;
}

function decoded(base64: string): string {
  try {
    return atob(base64.replace(/\s+/g, ''));
  } catch (cause) {
    throw new CipherError('decode base64', `the text of ${base64.length} characters is no base64.`, { cause });
  }
}
