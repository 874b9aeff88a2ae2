import { createRsaCipher } from '../src/cipher/create-rsa-cipher.ts';
import { startTicker } from './ticker.ts';

/** What one piece of work cost a page. */
export interface CipherCost {
  base64: string;
  milliseconds: number;
  /** Longest time, in milliseconds, in which nothing else of the page could run. */
  longest: number;
  /** Tasks of 50 ms or more that the browser itself has counted. */
  longTasks: number;
}

declare global {
  /** Encrypts or decrypts with a new cipher; the first call of a page loads all the code as well. */
  var measureCipher: (direction: 'encrypt' | 'decrypt', pem: string, payload: string) => Promise<CipherCost>;
}

globalThis.measureCipher = async (direction, pem, payload) => {
  const cipher = createRsaCipher({ getPublicKey: () => ({ publicKey: pem }), getPrivateKey: () => pem });
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  const ticker = startTicker();
  const start = performance.now();
  const base64 =
    direction === 'encrypt'
      ? ((await cipher.encrypt(payload))?.base64 ?? '')
      : (await cipher.decrypt(payload)) && payload;
  const milliseconds = performance.now() - start;
  const longest = ticker.stop();
  await new Promise((go) => setTimeout(go, 100));
  observer.disconnect();
  return { base64, milliseconds, longest, longTasks };
};
