import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../scripts/lib/chromium.mjs';
import { bundlePage } from '../../../scripts/lib/testing/bundle-page';
import { createOpensslKey } from '../../../scripts/lib/testing/openssl';
import { startLocalServer } from '../../../scripts/lib/testing/start-local-server';
import { createRsaCipher } from '../src/cipher/create-rsa-cipher';
import { startTicker } from './ticker';
import { traceTasks } from './trace-tasks';

// Prints how long RSA takes per block, and the longest time nothing else could run (target 50 ms), in Node.js and in Chromium. Run: npx tsx
// --conditions=@waybill/source bench/cipher.bench.ts [bytes]
const byteCount = Number(process.argv[2] ?? 100_000);
const directions = ['encrypt', 'decrypt'] as const;
const cases = [1024, 2048, 4096].map((bits) => ({
  key: createOpensslKey(bits),
  bits,
  bytes: bits === 4096 ? Math.min(byteCount, 20_000) : byteCount,
}));

for (const { key, bits, bytes } of cases) {
  const getPublicKey = () => ({ publicKey: key.publicPem });
  const cipher = createRsaCipher({ getPublicKey, getPrivateKey: () => key.privatePem });
  await cipher.encrypt('warm-up: tsx compiles at the first import');
  let base64 = '';
  for (const direction of directions) {
    const ticker = startTicker();
    const start = performance.now();
    if (direction === 'encrypt') base64 = (await cipher.encrypt('x'.repeat(bytes)))?.base64 ?? '';
    else await cipher.decrypt(base64);
    const time = performance.now() - start;
    print(`Node.js, ${bits} bit, ${direction}`, bits, bytes, time, ticker.stop());
  }
}

const files = await bundlePage(fileURLToPath(new URL('cipher-page.ts', import.meta.url)));
const server = await startLocalServer(({ url }, response) => {
  const script = files.get(url);
  response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
  response.end(script ?? '<!doctype html><title>cipher</title><script type="module" src="/page.js"></script>');
});
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const { key, bits, bytes } of cases) {
    for (const direction of directions) {
      const page = await browser.newPage();
      await page.goto(server.url);
      await page.waitForFunction(() => 'measureCipher' in globalThis);
      const encrypted = await encryptedText(key.publicPem, bytes);
      for (const state of ['cold', 'warm']) {
        await page.evaluate(
          (text) => void Object.assign(globalThis, { payload: text }),
          {
            encrypt: 'x'.repeat(bytes),
            decrypt: encrypted,
          }[direction],
        );
        const pem = direction === 'encrypt' ? key.publicPem : key.privatePem;
        const [time, { clock, processor }] = await traceTasks(browser, page, () =>
          page.evaluate(([way, text]) => globalThis.measureCipher(way, text), [direction, pem] as const),
        );
        print(`Chromium, ${state}, ${bits} bit, ${direction}`, bits, bytes, time, clock, processor);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}

async function encryptedText(publicKey: string, bytes: number): Promise<string> {
  const made = await createRsaCipher({ getPublicKey: () => ({ publicKey }) }).encrypt('x'.repeat(bytes));
  return made?.base64 ?? '';
}

function print(what: string, bits: number, bytes: number, time: number, longest: number, processor?: number): void {
  const blocks = Math.ceil(bytes / (bits / 8 - 11));
  const each = (time / blocks).toFixed(2);
  const spent = processor === undefined ? '' : `, of the processor ${processor.toFixed(1)} ms`;
  console.log(
    `${what} ${bytes} bytes: ${each} ms a block, ${time.toFixed(0)} ms in all, longest slice ${longest.toFixed(1)} ms${spent}`,
  );
}
