import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDomain } from '../network/is-domain';
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

  it('gives the same verdict by its short way as by the rules one after the other', () => {
    const mailbox = /^(?:[\w!#$%&'*+/=?^`{|}~.\p{L}\p{M}\p{N}-]+|"(?:[^"\\\p{C}]|\\[^\p{C}])*")$/u;
    const slow = (value: string) => {
      const at = value.lastIndexOf('@');
      const local = value.slice(0, Math.max(at, 0));
      const host = value.slice(at + 1);
      if (value.length > 254 || local.length > 64 || /[\uff00-\uffef]/.test(local)) return false;
      const dotted = local[0] === '"' || local.split('.').every((atom) => atom !== '');
      return mailbox.test(local) && dotted && host.includes('.') && isDomain(host);
    };
    const part = fc.string({ unit: fc.constantFrom(...'aZ0._-+\'"ſK端é!'), maxLength: 70 });
    const close = fc.tuple(part, part, fc.constantFrom('.com', '.c', '.c0m', '.', '', '.xn--fiqs8s', '.中国'));
    const drawn = fc.oneof(
      close.map(([local, host, end]) => `${local}@${host}${end}`),
      fc.emailAddress(),
      fc.string(),
    );
    fc.assert(
      fc.property(drawn, (value) => {
        expect([value, isEmail(value)]).toEqual([value, slow(value)]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is under 255 characters', () => {
    const host = `${label63}.${label63}.${label63.slice(4)}`;
    const address = (length: number) => `${local64.slice(0, length - host.length - 5)}@${host}.com`;
    expect(address(254)).toHaveLength(254);
    expect(isEmail(address(254))).toBe(true);
    expect(isEmail(address(255))).toBe(false);
  });
});
