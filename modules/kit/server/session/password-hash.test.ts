import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash';

test('the hash of a password does not reveal it and differs each time', async () => {
  const [one, other] = await Promise.all([hashPassword('waybill-admin', 4), hashPassword('waybill-admin', 4)]);
  expect(one).toMatch(/^scrypt:4:8:5:/);
  expect(one).not.toContain('waybill');
  expect(one).not.toBe(other);
});

test('only the password itself gives its hash', async () => {
  const stored = await hashPassword('密码 with space', 4);
  expect(await isPassword('密码 with space', stored)).toBe(true);
  expect(await isPassword('密码 with space ', stored)).toBe(false);
});

test('a damaged hash admits no password', async () => {
  for (const stored of ['', 'scrypt:4:8:5::', 'md5:4:8:5:AAAA:AAAA']) expect(await isPassword('', stored)).toBe(false);
});
