import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../lib/root.mjs';

const page = readFileSync(fromRoot('packages/ui-shell/docs/errors.md'), 'utf8');

/** The codes of the section under a heading. */
const written = (heading) => {
  const [, section] = page.split(`\n## ${heading}\n`);
  return [...section.split('\n## ')[0].matchAll(/^\| `([^`]+)`/gm)].map(([, code]) => code).sort();
};

/** Every API report, without comments. */
const reports = readdirSync(fromRoot('etc')).map((file) =>
  readFileSync(fromRoot('etc', file), 'utf8').replace(/\/\*.*?\*\//gs, ''),
);

it.each([
  ['`HttpError.kind` of `@waybill/http`', 'HttpErrorKind'],
  ['`CipherError.step` of `@waybill/http`', 'CipherStep'],
  ['`SessionError.code` of `@waybill/auth-core`', 'AuthErrorCode'],
  ['`OidcError.code` of `@waybill/auth-core/oidc`', 'OidcErrorCode'],
  ['`TokenStoreProblem.code` of `@waybill/auth-core`', 'TokenStoreProblem'],
])('every %s is described, and no other [every-error-code-is-described]', (heading, name) => {
  const declared = new RegExp(`export (?:type ${name} =|class ${name} [^}]*readonly code:)([^;]*);`);
  const [, union] = declared.exec(reports.join());
  const codes = [...union.matchAll(/'([^']+)'/g)].map(([, code]) => code).sort();
  expect(codes.length).toBeGreaterThan(1);
  expect(written(heading)).toEqual(codes);
});

it('every error that an entry exports has a section or a row', () => {
  const errors = reports.flatMap((report) => [...report.matchAll(/^export \w+ ([A-Z]\w*(?:Error|Problem))\b/gm)]);
  const exported = errors.map(([, error]) => error);
  const kinds = {
    ResponseError: 'response',
    UnreadableResponseError: 'unreadable',
    NetworkError: 'network',
    TimeoutError: 'timeout',
    CancelledError: 'cancelled',
    TokenRefreshError: 'refresh',
    SchemaError: 'schema',
  };
  // These are return types, which their functions document.
  const returned = ['RouteProblem', 'FactProblem', 'RuleProblem'];
  expect(exported).toContain('SessionError');
  const isDocumented = (name) => returned.includes(name) || page.includes(`\`${kinds[name] ?? name}`);
  expect([...new Set(exported)].filter((name) => !isDocumented(name))).toEqual([]);
});
