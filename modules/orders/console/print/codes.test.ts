import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CodePicture, toQrCode } from '@waybill/kit/console';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { toCode128 } from './codes';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Decodes a picture whose modules are `scale` pixels wide. */
async function decode({ width, height, path }: CodePicture, scale: number) {
  const tall = height === 1 ? 40 : height * scale;
  const data = new Uint8ClampedArray(width * scale * tall * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const top = height === 1 ? 0 : Number(y) * scale;
    for (let row = top; row < (height === 1 ? tall : top + scale); row += 1) {
      const start = (row * width * scale + Number(x) * scale) * 4;
      for (let at = start; at < start + Number(run) * scale * 4; at += 4) data.set([0, 0, 0], at);
    }
  }
  const image = { data, width: width * scale, height: tall, colorSpace: 'srgb' } as ImageData;
  const barcodes = await readBarcodes(image, { formats: ['Code128', 'QRCode'] });
  return barcodes.map(({ format, text }) => ({ format, text }));
}

describe('an order number, read back by a decoder', () => {
  it.each(['TY2025020600001', 'TY20991231123456', 'TY-1'])('as Code 128: %s', async (text) => {
    expect(await decode(toCode128(text), 2)).toEqual([{ format: 'Code128', text }]);
  });

  it.each(['TY2025020600001', 'TY20991231123456'])('as QR: %s', async (text) => {
    expect(await decode(toQrCode(text), 3)).toEqual([{ format: 'QRCode', text }]);
  });

  it('is refused as Code 128 if it is not ASCII', () => {
    expect(() => toCode128('运单')).toThrow(TypeError);
  });
});
