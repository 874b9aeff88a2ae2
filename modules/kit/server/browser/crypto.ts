import { hmac } from '@noble/hashes/hmac.js';
import { scrypt as deriveKey } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { Buffer } from './buffer';

/** Parts of `node:crypto` for browsers: those that the stand-in server uses, without a wait where Node has none. */
export { generateKeyPair, privateDecrypt } from './rsa';

export const constants = { RSA_NO_PADDING: 3 };

export const randomUUID = () => crypto.randomUUID();

export const randomBytes = (length: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(length)));

/** A random whole number below the limit, which is far below 2 ** 48. */
export const randomInt = (limit: number) => randomBytes(6).readUIntBE(0, 6) % limit;

type Bytes = string | Uint8Array;

const toBytes = (data: Bytes) => Uint8Array.from(typeof data === 'string' ? Buffer.from(data) : data);

interface Hash {
  update(data: Bytes): Hash;
  digest(): Buffer;
  digest(encoding: string): string;
}

function toHash(inner: { update(data: Uint8Array): unknown; digest(): Uint8Array }): Hash {
  const hash = {
    update(data: Bytes) {
      inner.update(toBytes(data));
      return hash;
    },
    digest(encoding?: string) {
      const digest = Buffer.from(inner.digest());
      return encoding === undefined ? digest : digest.toString(encoding);
    },
  };
  return hash as Hash;
}

export const createHash = (_: 'sha256') => toHash(sha256.create());

export const createHmac = (_: 'sha256', key: Bytes) => toHash(hmac.create(sha256, toBytes(key)));

export function timingSafeEqual(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) throw new RangeError('Input buffers must have the same byte length');
  return left.reduce((difference, byte, at) => difference | (byte ^ (right[at] ?? 0)), 0) === 0;
}

export function scrypt(
  password: string,
  salt: Uint8Array,
  length: number,
  { N, r, p }: { N: number; r: number; p: number },
  done: (error: unknown, key?: Buffer) => void,
): void {
  try {
    done(null, Buffer.from(deriveKey(toBytes(password), toBytes(salt), { N, r, p, dkLen: length })));
  } catch (error) {
    done(error);
  }
}
