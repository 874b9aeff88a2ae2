import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { fromRoot, root } from '../lib/root.mjs';
import { entryFiles } from './entries.mjs';
import { createProgram } from './program.mjs';

const entries = ['auth-core', 'http', 'ui-shell', 'validators'].flatMap(entryFiles);
const program = createProgram(entries, new Map());
const checker = program.getTypeChecker();

const textsOf = (...patterns) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter(
      (file) =>
        existsSync(fromRoot(file)) && !/^docs\/(specification|upgrade)|^scripts\/packaging\/consumer\//.test(file),
    )
    .map((file) => readFileSync(fromRoot(file), 'utf8'));

/** What is imported from a package, also by the other packages and in the examples of documents. */
const imported = textsOf('*.ts', '*.tsx', '*.mjs', '*.md', '*.mdx').flatMap((text) =>
  [...text.matchAll(/import \{([^}]*)\} from '@waybill\//g)].flatMap(([, names]) => names.match(/[\w$]+/g) ?? []),
);
const told = textsOf('packages/*/README.md', 'docs/*.md', 'docs/*.mdx').flatMap((text) => text.match(/[\w$]+/g));
const known = new Set([...imported, ...told]);

/** What an entry gives at run time. */
const valuesOf = (entry) =>
  checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)))
    .filter((symbol) => {
      const defined = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return defined.flags & ts.SymbolFlags.Value;
    })
    .map(({ name }) => name);

test.each(entries.map((entry) => path.relative(root, entry)))(
  'every value of %s is imported by somebody, or told of in a document',
  (entry) => {
    expect(valuesOf(fromRoot(entry)).filter((name) => !known.has(name))).toEqual([]);
  },
);
