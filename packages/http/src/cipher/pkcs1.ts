import { CipherError } from '../errors/cipher-error';

/** Minimum number of padding bytes per block: 00 02, eight random ones, 00 (RFC 8017, 7.2.1). */
export const paddingLength = 11;

/** Pads a message to `length` bytes by PKCS#1 v1.5, type 2, with non-zero bytes of the platform's secure random source. */
export function padBlock(message: Uint8Array, length: number): Uint8Array {
  if (message.length > length - paddingLength) {
    throw new CipherError('pad block', `${message.length} bytes do not fit a block of ${length}.`);
  }
  if (typeof globalThis.crypto?.getRandomValues !== 'function') {
    throw new CipherError('pad block', 'this platform has no crypto.getRandomValues.');
  }
  const block = new Uint8Array(length);
  const filler = block.subarray(2, length - message.length - 1);
  crypto.getRandomValues(filler);
  for (let zero = filler.indexOf(0); zero >= 0; zero = filler.indexOf(0, zero)) {
    crypto.getRandomValues(filler.subarray(zero, zero + 1));
  }
  block[1] = 2;
  block.set(message, length - message.length);
  return block;
}

/** Returns the message of a padded block. Throws a `CipherError` if the padding is not PKCS#1 v1.5, type 2. */
export function stripBlock(block: Uint8Array): Uint8Array {
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < paddingLength - 1) {
    throw new CipherError('strip padding', 'the block is not padded by PKCS#1 v1.5: wrong key, or damaged on the way.');
  }
  return block.subarray(end + 1);
}
