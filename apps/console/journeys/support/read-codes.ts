import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** What a decoder reads in a picture of an element: the codes' kinds and texts, in order. */
export const readCodes = async (element: Locator): Promise<string[]> => readPicture(await element.screenshot());

/** What a decoder reads in a picture file: the codes' kinds and texts, in order. */
export async function readPicture(file: Uint8Array): Promise<string[]> {
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });
  const found = await readBarcodes(new Uint8Array(file), { formats: ['Code128', 'QRCode'], tryHarder: true });
  return found.map(({ format, text }) => `${format} ${text}`).sort();
}
