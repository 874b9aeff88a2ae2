import { createOpensslKey } from '../../../scripts/lib/testing/openssl';
import { createRsaCipher } from '../src/cipher/create-rsa-cipher';
import { startTicker } from './ticker';

/** Prints the cost of encryption from 1 kB to 1 MB with a key of 2048 bits, and the longest time during which no other task could run. */
const key = createOpensslKey(2048);
const cipher = createRsaCipher({ getPublicKey: () => ({ publicKey: key.publicPem }) });
await cipher.encrypt('warm');
for (const kilobytes of [1, 10, 100, 1000]) {
  const ticker = startTicker();
  const start = performance.now();
  await cipher.encrypt('x'.repeat(kilobytes * 1000));
  const time = performance.now() - start;
  const longest = ticker.stop();
  console.log(`encrypt ${kilobytes} kB, 2048 bit: ${time.toFixed(0)} ms`);
  console.log(`longest slice, ${kilobytes} kB: ${Number(longest).toFixed(1)} ms`);
}
