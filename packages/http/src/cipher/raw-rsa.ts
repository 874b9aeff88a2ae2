import { CipherError } from '../errors/cipher-error';
import { createBigNumber } from './big-number';
import type { Pace } from './create-time-slicer';
import type { RsaPrivateKey, RsaPublicKey } from './rsa-key';

/** Computes the raw public operation m^e mod n on one block. It takes four bits of the exponent at a time and pauses at the end of a slice, since 4096 bits take long. */
export async function rawPublic({ n, e, length }: RsaPublicKey, block: Uint8Array, pace: Pace): Promise<Uint8Array> {
  const message = createBigNumber(n, toHex(block));
  let result = createBigNumber(n, '1');
  for (const digit of e.toString(16)) {
    result = result.modPowInt(16, n);
    if (digit !== '0') result = result.multiply(message.modPowInt(Number.parseInt(digit, 16), n)).mod(n);
    if (pace.isDue()) await pace.pause();
  }
  return fromHex(result.toString(16), length);
}

/** Computes the raw private operation c^d mod n on one block and pauses at the end of a slice. Throws a `CipherError` if the block is not a number below the modulus. */
export async function rawPrivate(key: RsaPrivateKey, block: Uint8Array, pace: Pace): Promise<Uint8Array> {
  const { n, d, crt, length } = key;
  const cipher = BigInt(`0x${toHex(block)}`);
  if (cipher >= n) {
    throw new CipherError('decrypt block', 'the block is no number below the modulus: wrong key, or damaged.');
  }
  const message = await (crt ? overPrimes(cipher, crt, pace) : power(cipher, d, n, pace));
  return fromHex(message.toString(16), length);
}

/** The Chinese remainder theorem: two powers of half the length (RFC 8017, 5.1.2). */
async function overPrimes(
  cipher: bigint,
  { p, q, dp, dq, coefficient }: NonNullable<RsaPrivateKey['crt']>,
  pace: Pace,
) {
  const atP = await power(cipher, dp, p, pace);
  const atQ = await power(cipher, dq, q, pace);
  const difference = ((atP - atQ) * coefficient) % p;
  return atQ + q * (difference < 0n ? difference + p : difference);
}

/** base^exponent mod modulus, by windows of four bits. */
async function power(base: bigint, exponent: bigint, modulus: bigint, pace: Pace): Promise<bigint> {
  const powers = [1n];
  for (let at = 1; at < 16; at += 1) powers.push(((powers[at - 1] as bigint) * base) % modulus);
  let result = 1n;
  for (const digit of exponent.toString(16)) {
    for (let bit = 0; bit < 4; bit += 1) result = (result * result) % modulus;
    result = (result * (powers[Number.parseInt(digit, 16)] as bigint)) % modulus;
    if (pace.isDue()) await pace.pause();
  }
  return result;
}

/** Bytes as hexadecimal digits, two for each. */
function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

/** The bytes of a number in hexadecimal digits, filled up with zeros in front to that many bytes. */
function fromHex(hex: string, length: number): Uint8Array {
  const digits = hex.padStart(length * 2, '0');
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16));
}
