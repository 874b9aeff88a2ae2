import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** Decodes the codes in a screenshot of an element: kinds and texts, in order. */
export const readCodes = async (element: Locator): Promise<string[]> => readPicture(await element.screenshot());

/** Decodes the codes in a picture file: kinds and texts, in order. */
export async function readPicture(file: Uint8Array): Promise<string[]> {
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });
  const codes = await readBarcodes(new Uint8Array(file), { formats: ['Code128', 'QRCode'], tryHarder: true });
  return codes.map(({ format, text }) => `${format} ${text}`).sort();
}
