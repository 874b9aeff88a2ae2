import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';
import { examplePages, exampleProblems, readExamples } from './examples.mjs';
import { createProgram } from './program.mjs';

test('the examples of every README and of every page in docs/ are compiled, but for the tutorial, which is carried out [examples-compile]', () => {
  const pages = examplePages();
  for (const name of ['auth-core', 'http', 'ui-shell', 'validators'])
    expect(pages).toContain(`packages/${name}/README.md`);
  for (const page of ['README.md', 'docs/errors.md', 'docs/deploy.md', 'docs/tokens-and-themes.mdx'])
    expect(pages).toContain(page);
  expect(pages).not.toContain('docs/tutorial.md');
  expect(pages.flatMap((page) => [...readExamples(page)]).length).toBeGreaterThan(50);
});

test('an example that does not compile is named by its page, number and line', () => {
  const file = fromRoot('packages/http/src/README-md-9.ts');
  const examples = new Map([[file, "const wrong: number = 'three';\nexport {};\n"]]);
  expect(exampleProblems(createProgram([], examples), examples)).toEqual([
    `${path.relative(fromRoot('.'), file)} line 1 (const wrong: number = 'three';): Type 'string' is not assignable to type 'number'.`,
  ]);
});
