import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const blockSize = 8;
const memoryCost = 2 ** 14;
const keyLength = 32;

/** Scrypt's p for stored passwords: N = 2^14, r = 8, p = 5 is one of the settings OWASP's password storage sheet names. */
export const defaultPasswordCost = 5;

/** Hash of a password with a fresh salt, as `scrypt:<p>:<salt>:<key>` in base64. */
export async function hashPassword(password: string, cost = defaultPasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt:${cost}:${salt.toString('base64')}:${key.toString('base64')}`;
}

/** True when the password gives the stored hash; takes the same time where they first differ and for a damaged hash answers false. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, salt = '', key = ''] = stored.split(':');
  const expected = Buffer.from(key, 'base64');
  if (scheme !== 'scrypt' || expected.length !== keyLength) return false;
  const actual = await derive(password, Buffer.from(salt, 'base64'), Number(cost));
  return timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, { N: memoryCost, r: blockSize, p: cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
