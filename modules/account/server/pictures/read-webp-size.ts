import type { PictureSize } from './picture-size';

/** Reads the size of a still WebP; undefined if it is animated or truncated, or if canvas and picture differ. Source: RFC 9649, 2.5 to 2.7. */
export async function readWebpSize(bytes: Buffer): Promise<PictureSize | undefined> {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) return undefined;
  let canvas: PictureSize | undefined;
  let size: PictureSize | undefined;
  for (let at = 12; at + 8 <= end; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (body.length !== length || at + 8 + length > end) return undefined;
    if (type === 'ANIM' || type === 'ANMF') return undefined;
    if (type === 'VP8X') canvas = { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 };
    if (type === 'VP8L' || type === 'VP8 ') {
      if (size) return undefined;
      size = type === 'VP8L' ? losslessSize(body) : lossySize(body);
    }
    at += 8 + length + (length % 2);
  }
  const isCanvas = !canvas || (canvas.width === size?.width && canvas.height === size.height);
  return isCanvas ? size : undefined;
}

function losslessSize(body: Buffer): PictureSize | undefined {
  if (body.readUInt8(0) !== 0x2f) return undefined;
  const bits = body.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function lossySize(body: Buffer): PictureSize | undefined {
  if (body.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
}
