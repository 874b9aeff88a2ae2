import { type BigNumber, createBigNumber } from './big-number.ts';
import type { Pace } from './pace.ts';
import type { RsaKey } from './rsa-key.ts';

/** The raw public operation: m^e mod n. */
export function rawPublic(key: RsaKey, message: BigNumber): BigNumber {
  return message.modPowInt(key.e, key.n);
}

/** The raw private operation: c^d mod n, over the primes where the key has them, pausing within one block when it takes long. */
export async function rawPrivate(key: RsaKey, cipher: BigNumber, pace: Pace): Promise<BigNumber> {
  const { crt, d, n } = key;
  if (!crt) return power(cipher, d ?? n, n, pace);
  const { p, q, dp, dq, coefficient } = crt;
  let atP = await power(cipher.mod(p), dp, p, pace);
  const atQ = await power(cipher.mod(q), dq, q, pace);
  while (atP.compareTo(atQ) < 0) atP = atP.add(p);
  return atP.subtract(atQ).multiply(coefficient).mod(p).multiply(q).add(atQ);
}

/** Up to this many bits one exponentiation is short enough (8 ms on an office machine) to be done in one go. */
const shortBits = 1024;

/** base^exponent mod modulus; a long one by windows of four bits, so that even one block of a 4096-bit key can be sliced. */
async function power(base: BigNumber, exponent: BigNumber, modulus: BigNumber, pace: Pace): Promise<BigNumber> {
  if (modulus.bitLength() <= shortBits) {
    if (pace.isDue()) await pace.pause();
    return base.modPow(exponent, modulus);
  }
  const powers = [createBigNumber(base, '1')];
  for (let at = 1; at < 16; at += 1) powers.push((powers[at - 1] as BigNumber).multiply(base).mod(modulus));
  let result = powers[0] as BigNumber;
  for (const digit of exponent.toString(16)) {
    result = result.modPowInt(16, modulus);
    if (digit !== '0') result = result.multiply(powers[Number.parseInt(digit, 16)] as BigNumber).mod(modulus);
    if (pace.isDue()) await pace.pause();
  }
  return result;
}
