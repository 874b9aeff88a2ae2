import { limits } from '@waybill/kit/contract';
import { pictureType } from './picture-type';
import type { PictureSize } from './pictures/picture-size';
import { readJpegSize } from './pictures/read-jpeg-size';
import { readPngSize } from './pictures/read-png-size';
import { readWebpSize } from './pictures/read-webp-size';

const readers = { 'image/png': readPngSize, 'image/jpeg': readJpegSize, 'image/webp': readWebpSize };

/** Reads type and size of a picture from its parts; undefined if it is no picture, is truncated or contradicts its header. */
export async function readPicture(
  bytes: Uint8Array,
): Promise<(PictureSize & { type: keyof typeof readers }) | undefined> {
  const type = pictureType(bytes);
  if (!type) return undefined;
  try {
    const size = await readers[type](
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      limits.perBody.side,
    );
    return size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
  } catch {
    // A reader threw beyond the end of the file, or zlib failed: the file is no valid picture.
    return undefined;
  }
}
