import { CipherError } from '../errors/cipher-error';
import type { CipherTask } from './cipher';
import type { Pace } from './create-time-slicer';

/** The work to do with every block. */
export interface BlockWork {
  direction: 'encrypt' | 'decrypt';
  /** Bytes per block; the last may have fewer. */
  length: number;
  run(block: Uint8Array): Promise<Uint8Array>;
}

/** Processes bytes in blocks, reports the progress after each slice, and joins the results. No bytes are one empty block. */
export async function mapBlocks(bytes: Uint8Array, work: BlockWork, pace: Pace, task: CipherTask): Promise<Uint8Array> {
  const { direction, length, run } = work;
  const total = Math.max(1, Math.ceil(bytes.length / length));
  const parts: Uint8Array[] = [];
  for (let at = 0; at < total; at += 1) {
    parts.push(await run(bytes.subarray(at * length, (at + 1) * length)));
    if (pace.isDue() && parts.length < total) {
      task.onProgress?.({ direction, done: parts.length, total });
      await pace.pause();
    }
  }
  task.onProgress?.({ direction, done: total, total });
  return join(parts);
}

/** Throws a `CipherError` unless the bytes are a whole number of blocks, at least one. */
export function assertWhole(bytes: Uint8Array, length: number): void {
  if (bytes.length > 0 && bytes.length % length === 0) return;
  throw new CipherError('split blocks', `${bytes.length} bytes are no whole number of blocks of ${length}.`);
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
