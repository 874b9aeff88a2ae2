import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../lib/root.mjs';

const page = readFileSync(fromRoot('docs/errors.md'), 'utf8');

/** The codes of the section under a heading. */
const written = (heading) => {
  const [, section] = page.split(`\n## ${heading}\n`);
  return [...section.split('\n## ')[0].matchAll(/^\| `([^`]+)`/gm)].map(([, code]) => code).sort();
};

/** The texts of a union type, declared by its name or as the type of a property. */
function unionIn(file, name) {
  const source = readFileSync(fromRoot(file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const [, union] = new RegExp(`\\b${name}(?: =|:)([\\s|]*'[^;]*);`).exec(source) ?? [];
  return [...union.matchAll(/'([^']+)'/g)].map(([, text]) => text).sort();
}

it.each([
  ['`HttpError.kind` of `@waybill/http`', 'packages/http/src/errors/http-error.ts', 'HttpErrorKind'],
  ['`CipherError.step` of `@waybill/http`', 'packages/http/src/errors/cipher-error.ts', 'CipherStep'],
  ['`SessionError.code` of `@waybill/auth-core`', 'packages/auth-core/src/session/session-error.ts', 'AuthErrorCode'],
  ['`OidcError.code` of `@waybill/auth-core/oidc`', 'packages/auth-core/src/oidc/oidc-error.ts', 'OidcErrorCode'],
  ['`TokenStoreProblem.code` of `@waybill/auth-core`', 'packages/auth-core/src/session/guarded-store.ts', 'code'],
])('every %s is described, and no other [every-error-code-is-described]', (heading, file, name) => {
  const codes = unionIn(file, name);
  expect(codes.length).toBeGreaterThan(1);
  expect(written(heading)).toEqual(codes);
});

it('every error that an entry exports has a section or a row', () => {
  const exported = readdirSync(fromRoot('etc')).flatMap((report) =>
    [...readFileSync(fromRoot('etc', report), 'utf8').matchAll(/^export \w+ ([A-Z]\w*(?:Error|Problem))\b/gm)].map(
      ([, error]) => error,
    ),
  );
  const kinds = {
    ResponseError: 'response',
    UnreadableResponseError: 'unreadable',
    NetworkError: 'network',
    TimeoutError: 'timeout',
    CancelledError: 'cancelled',
    TokenRefreshError: 'refresh',
    SchemaError: 'schema',
  };
  // These are parts of what a function returns, said where it is.
  const returned = ['RouteProblem', 'FactProblem', 'RuleProblem'];
  expect(exported).toContain('SessionError');
  const told = (name) => returned.includes(name) || page.includes(`\`${kinds[name] ?? name}`);
  expect([...new Set(exported)].filter((name) => !told(name))).toEqual([]);
});
