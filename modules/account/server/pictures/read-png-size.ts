import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import type { PictureSize } from './picture-size';

const inflated = promisify(inflate);
/** Samples of a pixel by colour type. Source: PNG (third edition), 11.2.1. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The seven passes of an interlaced picture as start and step: x, y, x step, y step. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Reads the size of a PNG. Up to `largest` pixels a side it inflates the data, which must contain the declared pixels; otherwise undefined. */
export async function readPngSize(bytes: Buffer, largest: number): Promise<PictureSize | undefined> {
  const data: Buffer[] = [];
  let header: Buffer | undefined;
  let at = 8;
  for (;;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== bytes.readUInt32BE(at + 8 + length)) return undefined;
    if (!header && type !== 'IHDR') return undefined;
    if (type === 'IHDR') {
      if (header || length !== 13) return undefined;
      header = body;
    }
    if (type === 'IDAT') data.push(body);
    if (type === 'IEND') break;
    at += 12 + length;
  }
  if (!header) return undefined;
  const size = { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
  if (Math.max(size.width, size.height) > largest) return size;
  const expected = inflatedLength(header, size);
  const pixels = await inflated(Buffer.concat(data), { maxOutputLength: expected + 1 });
  return pixels.length === expected ? size : undefined;
}

/** Bytes of all rows, each with the name of its filter. */
function inflatedLength(header: Buffer, { width, height }: PictureSize): number {
  const bits = header.readUInt8(8) * (samples[header.readUInt8(9)] ?? 0);
  if (bits === 0) throw new RangeError('There is no such kind of pixels.');
  const lengthOf = (columns: number, rows: number) =>
    columns === 0 ? 0 : rows * (Math.ceil((columns * bits) / 8) + 1);
  if (header.readUInt8(12) === 0) return lengthOf(width, height);
  return passes.reduce(
    (sum, [x, y, stepX, stepY]) =>
      sum + lengthOf(Math.max(0, Math.ceil((width - x) / stepX)), Math.max(0, Math.ceil((height - y) / stepY))),
    0,
  );
}
