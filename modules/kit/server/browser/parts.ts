import isEqual from 'fast-deep-equal';
import { Buffer } from './buffer';

/** Parts of `node:net`, `node:util`, `node:zlib` and `node:timers/promises` for browsers: those that the stand-in server uses. */
export const isDeepStrictEqual: (left: unknown, right: unknown) => boolean = isEqual;

type Done = (error: unknown, result?: unknown) => void;

export const promisify =
  (work: (...args: unknown[]) => void) =>
  (...args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const done: Done = (error, result) => (error ? reject(error) : resolve(result));
      work(...args, done);
    });

export function isIP(text: string): 0 | 4 | 6 {
  if (/^(\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) < 256)) return 4;
  return text.includes(':') && URL.canParse(`http://[${text}]/`) ? 6 : 0;
}

const setTimer = (time: number) => new Promise<void>((resolve) => globalThis.setTimeout(resolve, time));

export { setTimer as setTimeout };

/** The check sum of ISO 3309, bit by bit. */
export function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

export function inflate(bytes: Uint8Array<ArrayBuffer>, { maxOutputLength }: { maxOutputLength: number }, done: Done) {
  read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')), maxOutputLength).then(
    (inflated) => done(null, inflated),
    done,
  );
}

async function read(stream: ReadableStream<Uint8Array>, longest: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > longest) throw new RangeError(`The data is longer than ${longest} bytes.`);
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}
