import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folders = ['apps/console/src', 'packages/ui-shell/src/console', 'examples'];
const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|dist/.test(file))
    .map((file) => path.join(folder, file)),
);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const lists = files.filter(
  (file) =>
    /^(?:examples|apps\/console\/src\/pages\/(?:order|promotion|setting|vab))\//.test(file) &&
    read(file).includes('<ListPage'),
);

/** How rules of fields are written where there is no schema, and how a form is bound without the hook. */
const besideSchemas = [
  /\bsetError\(/,
  /\brules=\{/,
  /<(?:TextField|TextArea|input|select|textarea)\b[^>]*\s(?:pattern|minLength|maxLength|required)(?:=|\s|\/?>)/,
  /import \{[^}]*\b(?:useForm|useController|Controller)\b[^}]*\} from 'react-hook-form'/,
];

/** A write that a page sends by itself, past the resources. */
const ownWrites = [
  /\bhttp\s*\??\.\s*(?:post|put|patch|delete|upload|request|raw)\b/,
  /\{[^}]*\b(?:post|put|patch|delete|upload|request|raw)\b[^}]*\}\s*=\s*useHttp\(/,
  /\buseHttp\(\)\s*\.\s*(?:post|put|patch|delete|upload|request|raw)\b/,
];
const pages = files.filter((file) => /^(?:apps\/console\/src|examples)\//.test(file));

describe('the pages', () => {
  it('are looked at', () => {
    expect(lists.length).toBeGreaterThanOrEqual(7);
    expect(besideSchemas.map((pattern) => pattern.test(`<input name="x" required /> rules={{}} setError(`))).toContain(
      true,
    );
  });

  it.each(pages)('%s sends no write by itself', (file) => {
    expect(ownWrites.filter((pattern) => pattern.test(read(file)))).toEqual([]);
  });

  it.each([
    "http.post('/order/doStep')",
    "await http\n  .put<Loan>('/loans')",
    'const { get, post } = useHttp();',
    'useHttp().delete(path)',
  ])('%s would be such a write', (code) => expect(ownWrites.some((pattern) => pattern.test(code))).toBe(true));

  it.each(lists)('%s declares its list in at most 60 lines [list-pages-at-most-60]', (file) => {
    expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  it.each(files.filter((file) => file.endsWith('.tsx')))(
    '%s writes no rule of a field beside a schema [no-rule-field-beside-schema]',
    (file) => {
      expect(besideSchemas.filter((pattern) => pattern.test(read(file)))).toEqual([]);
    },
  );
});
