import type { PictureSize } from './picture-size';

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Start of a frame, whichever the coding. Source: ITU T.81, table B.1. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a payload. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Reads the size of a JPEG; undefined without exactly one frame, without a scan or without an end. */
export async function readJpegSize(bytes: Buffer): Promise<PictureSize | undefined> {
  let size: PictureSize | undefined;
  let hasScan = false;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    while (bytes.readUInt8(at) === 0xff) at += 1;
    const marker = bytes.readUInt8(at);
    at += 1;
    if (marker === endOfImage) return hasScan ? size : undefined;
    if (isAlone(marker)) continue;
    const length = bytes.readUInt16BE(at);
    if (length < 2) return undefined;
    if (isFrame(marker)) {
      if (size) return undefined;
      size = { height: bytes.readUInt16BE(at + 3), width: bytes.readUInt16BE(at + 5) };
    }
    at += length;
    if (marker === startOfScan) {
      if (!size) return undefined;
      hasScan = true;
      at = endOfScan(bytes, at);
    }
  }
}

/** Returns the position of the next marker: within a scan, 0xff that neither a zero nor a restart follows. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  throw new RangeError('The scan does not end.');
}
