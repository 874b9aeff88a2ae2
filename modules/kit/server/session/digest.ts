import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a text in hexadecimal: the stored form of a token, so that a stolen database opens no session. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Compares two texts in constant time. */
export function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(digest(left)), Buffer.from(digest(right)));
}

/** 256 random bits in base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Random text of the given length over an alphabet. */
export function randomText(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
