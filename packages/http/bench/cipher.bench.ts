import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createRsaCipher } from '../src/cipher/create-rsa-cipher.ts';
import { createOpensslKey } from '../src/testing/openssl.ts';

// How long RSA takes per block, and the longest time nothing else could run. Run: npx tsx --conditions=@waybill/source bench/cipher.bench.ts
const size = Number(process.argv[2] ?? 100_000);
for (const bits of [1024, 2048, 4096]) {
  const key = createOpensslKey(bits);
  const cipher = createRsaCipher({
    getPublicKey: () => ({ publicKey: key.publicPem }),
    getPrivateKey: () => key.privatePem,
  });
  const bytes = bits === 4096 ? Math.min(size, 20_000) : size;
  const text = 'x'.repeat(bytes);
  const blocks = Math.ceil(bytes / (bits / 8 - 11));
  await cipher.encrypt('warm');
  let base64 = '';
  for (const direction of ['encrypt', 'decrypt'] as const) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const start = performance.now();
    if (direction === 'encrypt') base64 = (await cipher.encrypt(text))?.base64 ?? '';
    else await cipher.decrypt(base64);
    const time = performance.now() - start;
    delay.disable();
    console.log(
      `${bits} bit, ${direction} ${bytes} bytes: ${(time / blocks).toFixed(2)} ms a block, ${time.toFixed(0)} ms in all, longest slice ${(delay.max / 1e6).toFixed(1)} ms`,
    );
  }
}
