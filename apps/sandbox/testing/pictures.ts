import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one colour. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG with its sum. */
export function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** Creates a JPEG with one frame header for each given size and an empty scan. */
export function jpegOf(...sizes: readonly (readonly [width: number, height: number])[]): Buffer {
  const frames = sizes.map(([width, height]) => {
    const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
    frame.writeUInt16BE(height, 5);
    frame.writeUInt16BE(width, 7);
    return frame;
  });
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), ...frames, scan]);
}

/** Creates the header of a lossless WebP; `canvas` adds a header with another size. */
export function webpOf(width: number, height: number, canvas?: readonly [width: number, height: number]): Buffer {
  const bits = (width - 1) | ((height - 1) << 14);
  const data = Buffer.from([0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, (bits >>> 24) & 255, 0]);
  const extended = Buffer.alloc(10);
  if (canvas) {
    extended.writeUIntLE(canvas[0] - 1, 4, 3);
    extended.writeUIntLE(canvas[1] - 1, 7, 3);
  }
  const parts = Buffer.concat([...(canvas ? [riffChunk('VP8X', extended)] : []), riffChunk('VP8L', data)]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(parts.length + 4);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), parts]);
}

function riffChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
}
