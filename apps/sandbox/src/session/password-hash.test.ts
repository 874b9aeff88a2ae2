import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash';

test('the hash of a password says nothing of it and differs each time', async () => {
  const [one, other] = await Promise.all([hashPassword('waybill-admin', 1), hashPassword('waybill-admin', 1)]);
  expect(one).toMatch(/^scrypt:1:/);
  expect(one).not.toContain('waybill');
  expect(one).not.toBe(other);
});

test('only the password itself gives its hash', async () => {
  const stored = await hashPassword('密码 with space', 1);
  expect(await isPassword('密码 with space', stored)).toBe(true);
  expect(await isPassword('密码 with space ', stored)).toBe(false);
});

test('a damaged hash lets nobody in', async () => {
  for (const stored of ['', 'scrypt:1::', 'md5:1:AAAA:AAAA']) expect(await isPassword('', stored)).toBe(false);
});
