import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
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
  const source = ts.createSourceFile(file, readFileSync(fromRoot(file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if ((ts.isTypeAliasDeclaration(node) || ts.isPropertyDeclaration(node)) && node.name.getText() === name)
      found.push(...(node.type.types ?? []).map((each) => each.literal.text));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort();
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
  const entries = ['http', 'auth-core', 'ui-shell'].flatMap((name) => {
    const folder = fromRoot('packages', name, 'src/exports');
    return readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  });
  const exported = entries.flatMap((text) =>
    [...text.matchAll(/\b([A-Z]\w+(?:Error|Problem))\b(?! =)/g)].map(([, name]) => name),
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
  const missing = [...new Set(exported)].filter((name) => !page.includes(`\`${kinds[name] ?? name}`));
  expect(exported).toContain('SessionError');
  // These are parts of what a function returns, said where it is.
  const returned = ['RouteProblem', 'FactProblem', 'RuleProblem'];
  expect(missing.filter((name) => !returned.includes(name))).toEqual([]);
});
