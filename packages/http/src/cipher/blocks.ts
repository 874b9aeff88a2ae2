import { CipherError } from '../errors/cipher-error.ts';
import type { CipherTask } from './cipher.ts';
import { createPace, type Pace } from './pace.ts';

/** Works through blocks in slices, telling the progress after each slice, and joins what comes out. */
export async function mapBlocks(
  direction: 'encrypt' | 'decrypt',
  blocks: readonly Uint8Array[],
  work: (block: Uint8Array, pace: Pace) => Promise<Uint8Array>,
  { signal, onProgress }: CipherTask,
): Promise<Uint8Array> {
  signal?.throwIfAborted();
  const pace = createPace(signal);
  const total = blocks.length;
  const parts: Uint8Array[] = [];
  for (const block of blocks) {
    parts.push(await work(block, pace));
    if (pace.isDue() && parts.length < total) {
      onProgress?.({ direction, done: parts.length, total });
      await pace.pause();
    }
  }
  onProgress?.({ direction, done: total, total });
  return join(parts);
}

/** Cuts bytes into blocks of at most `length`; no bytes make one empty block. */
export function cut(bytes: Uint8Array, length: number): Uint8Array[] {
  const blocks = [bytes.subarray(0, length)];
  for (let at = length; at < bytes.length; at += length) blocks.push(bytes.subarray(at, at + length));
  return blocks;
}

/** Cuts bytes into whole blocks. Throws a `CipherError` where they are none or a broken number of them. */
export function cutWhole(bytes: Uint8Array, length: number): Uint8Array[] {
  if (bytes.length === 0 || bytes.length % length !== 0) {
    throw new CipherError('split blocks', `${bytes.length} bytes are no whole number of blocks of ${length}.`);
  }
  return cut(bytes, length);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
