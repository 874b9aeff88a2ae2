import { expect, test } from 'vitest';
import { examplePages } from './examples.mjs';

test('the examples of every README and of every page of a guide are compiled, but for the tutorial, which is carried out [examples-compile]', () => {
  const readmes = ['auth-core', 'http', 'ui-shell', 'validators'].map((name) => `packages/${name}/README.md`);
  const pages = ['README.md', 'packages/ui-shell/docs/errors.md', 'docs/tokens-and-themes.mdx'];
  expect(examplePages()).toEqual(expect.arrayContaining([...readmes, ...pages]));
  expect(examplePages()).not.toContain('packages/ui-shell/docs/tutorial.md');
});
