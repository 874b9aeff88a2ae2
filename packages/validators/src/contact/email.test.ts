import { describe, expect, it } from 'vitest';
import { isEmail } from './email';

const local64 = 'a'.repeat(64);
const label63 = 'b'.repeat(63);

describe('isEmail [email-below-255]', () => {
  it.each([
    'foo@bar.com',
    'x@x.au',
    'foo@bar.com.au',
    'foo+bar@bar.com',
    'hans.m端ller@test.com',
    'hans@m端ller.com',
    'test|123@m端ller.com',
    'test123+ext@gmail.com',
    'some.name.midd.leNa.me.and.locality+extension@GoogleMail.com',
    '"foobar"@example.com',
    '"  foo  m端ller "@example.com',
    '"foo\\@bar"@example.com',
    `${local64}@${label63}.com`,
    'test.1@gmail.com',
    'test@1337.com',
    '代理@例子.中国',
    'user@भारत.भारत',
    'user@xn--fiqs8s.xn--fiqs8s',
  ])('accepts %j', (value) => expect(isEmail(value)).toBe(true));

  it.each([
    '',
    '@',
    'invalidemail@',
    'invalid.com',
    '@invalid.com',
    'foo@bar.com.',
    'foo@_bar.com',
    'somename@ｇｍａｉｌ.com',
    'ｇｍａｉｌ@gmail.com',
    'z@co.c',
    'a@localhost',
    'test1@invalid.co m',
    'test12@invalid.co\u3000m',
    'multiple..dots@stillinvalid.com',
    'test123+invalid! sub_address@gmail.com',
    'ends.with.dot.@gmail.com',
    '.starts.with.dot@gmail.com',
    'wrong()[]",:;<>@@gmail.com',
    '"wrong()[]",:;<>@@gmail.com',
    'username@domain.com\ufffd',
    'username@domain.com©',
    'nbsp\u00a0test@test.com',
    '"foobar@gmail.com',
    '"foo"bar@gmail.com',
    'foo"bar"@gmail.com',
    'email@[123.123.123.123]',
    'email@127.0.0.1',
    'Some Name <foo@bar.com>',
    'a@b.com\n',
    ' a@b.com',
    'a@-b.com',
    'a@b-.com',
    'a@b..com',
    'a@.com',
  ])('refuses %j', (value) => expect(isEmail(value)).toBe(false));

  it('counts at most 64 characters before the @', () => {
    expect(isEmail(`${local64}@example.com`)).toBe(true);
    expect(isEmail(`${local64}a@example.com`)).toBe(false);
  });

  it('counts at most 63 characters in a label', () => {
    expect(isEmail(`a@${label63}b.com`)).toBe(false);
  });

  it('is under 255 characters', () => {
    const host = `${label63}.${label63}.${label63.slice(4)}`;
    const address = (length: number) => `${local64.slice(0, length - host.length - 5)}@${host}.com`;
    expect(address(254)).toHaveLength(254);
    expect(isEmail(address(254))).toBe(true);
    expect(isEmail(address(255))).toBe(false);
  });
});
