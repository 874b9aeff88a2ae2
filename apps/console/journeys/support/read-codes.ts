import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** What a decoder reads in a picture of an element: the codes' kinds and texts, in order. */
export async function readCodes(element: Locator): Promise<string[]> {
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });
  const found = await readBarcodes(new Uint8Array(await element.screenshot()), {
    formats: ['Code128', 'QRCode'],
    tryHarder: true,
  });
  return found.map(({ format, text }) => `${format} ${text}`).sort();
}
