import { expect, it } from 'vitest';
import { OidcError } from './oidc-error';
import { readIdToken } from './read-id-token';

const now = Date.UTC(2027, 0, 1);
const seconds = now / 1000;
const expected = { issuer: 'https://login.test', clientId: 'office', nonce: 'n1', now };
const good = { iss: 'https://login.test', aud: 'office', sub: 'vera', exp: seconds + 60, iat: seconds, nonce: 'n1' };

const tokenOf = (claims: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return `e30.${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')}.x`;
};

it('reads the claims, in any script', () => {
  expect(readIdToken(tokenOf({ ...good, name: '李维' }), expected)).toMatchObject({ sub: 'vera', name: '李维' });
});

it.each([
  ['iss', { iss: 'https://login.test.evil' }],
  ['aud', { aud: 'another' }],
  ['azp', { aud: ['office', 'another'], azp: 'another' }],
  ['exp', { exp: seconds - 61 }],
  ['iat', { iat: seconds + 61 }],
  ['sub', { sub: '' }],
  ['nonce', { nonce: 'n2' }],
])('refuses one whose "%s" is wrong, by its name', (name, claims) => {
  expect(() => readIdToken(tokenOf({ ...good, ...claims }), expected)).toThrow(`"${name}"`);
  expect(() =>
    readIdToken(tokenOf({ ...good, [name]: undefined, ...(name === 'azp' && claims), azp: undefined }), expected),
  ).toThrow(OidcError);
});

it('refuses one of somebody else where the person is known', () => {
  expect(() => readIdToken(tokenOf(good), { ...expected, subject: 'otto' })).toThrow('"sub"');
});

it.each([undefined, null, '', 'a.b', 'e30.!!.x', tokenOf([]), tokenOf('text')])(
  'refuses what is no token: %s',
  (token) => {
    expect(() => readIdToken(token, expected)).toThrow(OidcError);
  },
);
