import crypto from 'node:crypto';
import net from 'node:net';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { Buffer as Bytes } from './buffer';
import * as browser from './crypto';
import * as parts from './parts';

const texts = ['', 'a', '运单 & 0123', 'x'.repeat(1000)];

test('digests, keys and encodings are those of Node [demo-in-browser]', async () => {
  for (const text of texts) {
    expect(browser.createHash('sha256').update(text).digest('hex')).toBe(
      crypto.createHash('sha256').update(text).digest('hex'),
    );
    const key = Buffer.from('the key');
    const sign = (from: typeof crypto | typeof browser) =>
      (from as typeof crypto).createHmac('sha256', key).update(text).update('more').digest('base64url');
    expect(sign(browser)).toBe(sign(crypto));
    expect(Bytes.from(Buffer.from(text).toString('base64url'), 'base64url').toString()).toBe(text);
  }
  const settings = { N: 256, r: 8, p: 5 };
  const salt = Buffer.alloc(16, 7);
  expect(
    Buffer.from((await promisify(browser.scrypt)('secret', salt, 32, settings)) as Uint8Array).toString('hex'),
  ).toBe(crypto.scryptSync('secret', salt, 32, settings).toString('hex'));
  const bytes = Uint8Array.from([0, 1, 2, 3, 4]);
  expect([...Bytes.from(bytes.buffer, 1, 2)]).toEqual([1, 2]);
  expect(browser.timingSafeEqual(bytes, Uint8Array.from(bytes))).toBe(true);
  expect(browser.timingSafeEqual(bytes, Uint8Array.from([0, 1, 2, 3, 5]))).toBe(false);
  expect(() => browser.timingSafeEqual(bytes, salt)).toThrow(RangeError);
});

test('a block that Node encrypts is decrypted by the raw operation [demo-in-browser]', async () => {
  const pair = (await parts.promisify(browser.generateKeyPair as never)('rsa', { modulusLength: 1024 })) as {
    publicKey: { export(): string };
    privateKey: Parameters<typeof browser.privateDecrypt>[0]['key'];
  };
  const padding = crypto.constants.RSA_PKCS1_PADDING;
  const block = crypto.publicEncrypt({ key: pair.publicKey.export(), padding }, Buffer.from('{"username":"admin"}'));
  const padded = browser.privateDecrypt({ key: pair.privateKey }, block);
  expect([...padded.subarray(0, 2)]).toEqual([0, 2]);
  expect(padded).toHaveLength(128);
  expect(Buffer.from(padded).toString().endsWith('\0{"username":"admin"}')).toBe(true);
});

test('check sums, inflated data and kinds of addresses are those of Node [demo-in-browser]', async () => {
  const inflate = parts.promisify(parts.inflate as never);
  for (const text of texts) {
    const bytes = new TextEncoder().encode(text);
    expect(parts.crc32(bytes)).toBe(zlib.crc32(bytes));
    const short = zlib.deflateSync(bytes);
    expect(String(await inflate(short, { maxOutputLength: bytes.length }))).toBe(text);
    if (text !== '') await expect(inflate(short, { maxOutputLength: bytes.length - 1 })).rejects.toThrow(RangeError);
  }
  for (const address of ['127.0.0.1', '256.1.1.1', '1.2.3', '::1', '2001:db8::7', 'proxy.example', '', ':::1'])
    expect([address, parts.isIP(address)]).toEqual([address, net.isIP(address)]);
});
