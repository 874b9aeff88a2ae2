import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const blockSize = 8;
const parallel = 5;
const keyLength = 32;

/** Log2 of scrypt's N for stored passwords: N = 2^14, r = 8, p = 5 is one of the settings OWASP's password storage sheet names. */
export const defaultPasswordCost = 14;

/** Hash of a password with a fresh salt, as `scrypt:<log2 N>:<r>:<p>:<salt>:<key>` in base64. */
export async function hashPassword(password: string, cost = defaultPasswordCost): Promise<string> {
  const salt = randomBytes(16);
  return toText(cost, salt, await derive(password, salt, { N: 2 ** cost, r: blockSize, p: parallel }));
}

/** A hash of no known password: checked for unknown names, so that they take as long as a wrong password. */
export function decoyHash(cost: number): string {
  return toText(cost, randomBytes(16), randomBytes(keyLength));
}

/** Checks a password in constant time; returns false for a damaged hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, r, p, salt = '', key = ''] = stored.split(':');
  const expected = Buffer.from(key, 'base64');
  if (scheme !== 'scrypt' || expected.length !== keyLength) return false;
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    N: 2 ** Number(cost),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected);
}

function toText(cost: number, salt: Buffer, key: Buffer): string {
  return ['scrypt', cost, blockSize, parallel, salt.toString('base64'), key.toString('base64')].join(':');
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
