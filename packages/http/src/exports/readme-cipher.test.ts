import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import type { CallStep } from '../call/call-step';
import { createHttpClient } from '../client/create-http-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';

/** The function of the documents' example, extracted from the page. */
async function readExample(): Promise<(publicKey: string) => CallStep> {
  const page = readFileSync(new URL('../../docs/http-failures.md', import.meta.url), 'utf8');
  const block = [...page.matchAll(/```ts\n(.*?)```/gs)].find(([, text]) => text?.includes('hybridCipher'))?.[1] ?? '';
  const source = block.slice(block.indexOf('const toBase64'), block.indexOf('export const secureClient'));
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  const module = await import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return module.hybridCipher;
}

it("Node.js' own RSA-OAEP and AES-GCM decrypt the documents' hybrid cipher, and each body has its own key", async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const adapter = createScriptedAdapter([{ match: /./, reply: { body: { code: 200 } } }]);
  const step = (await readExample())(spki);
  const http = createHttpClient({ adapter, steps: [{ before: 'encrypt', step }] });
  const order = { name: '集装箱 😀', note: 'x'.repeat(5000) };
  await http.post('/orders', order);
  await http.post('/orders', order);
  const keys = adapter.calls.map(({ body }) => {
    const sent = body as Record<'key' | 'iv' | 'data', string>;
    const bytes = (name: 'key' | 'iv' | 'data') => Buffer.from(sent[name], 'base64');
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const key = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, bytes('key'));
    const opener = createDecipheriv('aes-256-gcm', key, bytes('iv')).setAuthTag(bytes('data').subarray(-16));
    const text = Buffer.concat([opener.update(bytes('data').subarray(0, -16)), opener.final()]).toString('utf8');
    expect(JSON.parse(text)).toEqual(order);
    return key.toString('hex');
  });
  expect(new Set(keys).size).toBe(2);
});
