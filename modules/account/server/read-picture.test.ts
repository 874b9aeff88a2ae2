import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jpegOf, pngOf, webpOf } from '../../../apps/sandbox/testing/pictures';
import { readPicture } from './read-picture';

const sizes = fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }));

test.each([
  ['image/png', pngOf],
  ['image/jpeg', (width: number, height: number) => jpegOf([width, height])],
  ['image/webp', (width: number, height: number) => webpOf(width, height)],
] as const)('a %s is as large as its parts say, and nothing once it is cut off', async (type, make) => {
  await fc.assert(
    fc.asyncProperty(sizes, fc.double({ min: 0, max: 0.99, noNaN: true }), async ([width, height], part) => {
      const bytes = make(width, height);
      expect(await readPicture(bytes)).toEqual({ type, width, height });
      expect(await readPicture(bytes.subarray(0, Math.floor(bytes.length * part)))).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test('an oversized picture is refused without decoding its pixels', async () => {
  expect(await readPicture(pngOf(16_000, 16_000))).toMatchObject({ width: 16_000, height: 16_000 });
  expect(await readPicture(jpegOf([60_000, 10]))).toMatchObject({ width: 60_000 });
  expect(await readPicture(webpOf(16_000, 16_000))).toMatchObject({ width: 16_000 });
});

test('a PNG must have the pixels that its header declares, and valid checksums', async () => {
  const small = pngOf(16, 16);
  const big = pngOf(2000, 2000);
  const lie = Buffer.concat([big.subarray(0, 33), small.subarray(33)]);
  expect(await readPicture(lie)).toBeUndefined();
  expect(await readPicture(Buffer.concat([small.subarray(0, 33), big.subarray(33)]))).toBeUndefined();
  for (const place of [16, 30, 45]) {
    const changed = Buffer.from(small);
    changed.writeUInt8((changed.readUInt8(place) + 1) % 256, place);
    expect(await readPicture(changed)).toBeUndefined();
  }
});

test('a JPEG with two frames and a WebP with a canvas of another size are rejected', async () => {
  expect(await readPicture(jpegOf([10, 10], [16_000, 16_000]))).toBeUndefined();
  expect(await readPicture(jpegOf())).toBeUndefined();
  expect(await readPicture(webpOf(16_000, 16_000, [10, 10]))).toBeUndefined();
  expect(await readPicture(webpOf(10, 10, [10, 10]))).toMatchObject({ width: 10, height: 10 });
});

test('a lossy WebP has the size of its frame', async () => {
  const lossy = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
  expect(await readPicture(lossy)).toEqual({ type: 'image/webp', width: 1, height: 1 });
  const size = lossy.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  lossy.writeUInt16LE(16_000, size);
  lossy.writeUInt16LE(9_000, size + 2);
  expect(await readPicture(lossy)).toMatchObject({ width: 16_000, height: 9_000 });
  expect(await readPicture(lossy.subarray(0, lossy.length - 2))).toBeUndefined();
});

test('a JPEG has the size of its frame, whatever its coding; a thumbnail in its metadata does not count', async () => {
  const [soi, thumbnail] = [Buffer.from([0xff, 0xd8]), jpegOf([160, 120])];
  const notes = Buffer.concat([Buffer.from([0xff, 0xe1, 0, thumbnail.length + 8]), Buffer.from('Exif\0\0'), thumbnail]);
  const whole = jpegOf([1200, 800]);
  expect(await readPicture(Buffer.concat([soi, notes, whole.subarray(2)]))).toMatchObject({ width: 1200, height: 800 });
  const frameAt = whole.indexOf(Buffer.from([0xff, 0xc0]));
  for (const coding of [0xc1, 0xc2, 0xc9, 0xca]) {
    const progressive = Buffer.from(whole);
    progressive.writeUInt8(coding, frameAt + 1);
    expect(await readPicture(progressive)).toMatchObject({ width: 1200, height: 800 });
  }
  // A small picture in the notes does not hide that the real one is too large.
  expect(await readPicture(Buffer.concat([soi, notes, jpegOf([60_000, 60_000]).subarray(2)]))).toMatchObject({
    width: 60_000,
  });
});

test('a JPEG with tables in place of its frame, without a frame or without a height is rejected', async () => {
  const whole = jpegOf([1200, 800]);
  const frameAt = whole.indexOf(Buffer.from([0xff, 0xc0]));
  for (const table of [0xc4, 0xc8, 0xcc]) {
    const other = Buffer.from(whole);
    other.writeUInt8(table, frameAt + 1);
    expect(await readPicture(other)).toBeUndefined();
  }
  expect(await readPicture(jpegOf([1200, 0]))).toBeUndefined();
});

test.each([
  ['a GIF', Buffer.from('GIF89a\x10\0\x10\0\0\0\0;', 'latin1')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a BMP', Buffer.from('BM\x3a\0\0\0\0\0\0\0', 'latin1')],
])('%s is no picture that is taken', async (_name, bytes) => {
  expect(await readPicture(bytes)).toBeUndefined();
});

test('whatever comes, it is answered', async () => {
  const heads = fc.constantFrom(...[pngOf(4, 4), jpegOf([4, 4]), webpOf(4, 4)].map((whole) => whole.subarray(0, 12)));
  await fc.assert(
    fc.asyncProperty(heads, fc.uint8Array({ maxLength: 200 }), async (head, rest) => {
      const result = await readPicture(Buffer.concat([head, rest]));
      expect(result === undefined || result.width > 0).toBe(true);
    }),
  );
});
