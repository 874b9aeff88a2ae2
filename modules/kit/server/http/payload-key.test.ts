import { constants, publicEncrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPayloadKey } from './payload-key';

function encrypt(publicKey: string, text: string, blockBytes: number): string {
  const bytes = Buffer.from(text);
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += blockBytes) {
    const block = bytes.subarray(start, start + blockBytes);
    blocks.push(publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, block));
  }
  return Buffer.concat(blocks).toString('base64');
}

test.each([
  [1024, 117],
  [2048, 245],
] as const)('a key of %i bits reads blocks of %i bytes as OpenSSL pads them', async (bits, blockBytes) => {
  const key = await createPayloadKey(bits);
  for (const text of [
    'x',
    '运单台 🛵'.repeat(60),
    JSON.stringify({ password: '密码'.repeat(41) }),
    'a'.repeat(blockBytes),
  ]) {
    expect(key.decrypt(encrypt(key.publicKey, text, blockBytes))).toBe(text);
  }
});

test('every start has another key', async () => {
  const [one, other] = await Promise.all([createPayloadKey(1024), createPayloadKey(1024)]);
  expect(one.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  expect(one.publicKey).not.toBe(other.publicKey);
  expect(other.decrypt(encrypt(one.publicKey, 'x', 117))).toBeUndefined();
});

test('a text that is no sequence of blocks is refused without an exception', async () => {
  const key = await createPayloadKey(1024);
  const whole = encrypt(key.publicKey, 'x', 117);
  for (const text of ['', 'not base64 !', whole.slice(0, 40), Buffer.alloc(128).toString('base64')]) {
    expect(key.decrypt(text)).toBeUndefined();
  }
  expect(key.decrypt(Buffer.alloc(128, 255).toString('base64'))).toBeUndefined();
});
