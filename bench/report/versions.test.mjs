import { expect, test } from 'vitest';
import { packagesIn, sameVersions } from './versions.mjs';

const lock = {
  packages: {
    'packages/shell': { peerDependencies: { react: '>=19' } },
    'apps/console': { dependencies: { react: '^19.0.0', axios: '^1.0.0' } },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/axios': { version: '1.2.0' },
  },
};
const ours = ['packages/shell', 'apps/console'];

test('a text names the packages that it imports, in one line or several', () => {
  const source = `import { a } from './a';
import 'side-effect';
import {
  b,
} from '@scope/name/subpath';
import { readFileSync } from 'node:fs';
const text = 'react';`;
  expect(packagesIn(source)).toEqual(['side-effect', '@scope/name']);
});

test('versions that agree are answered by name', () => {
  expect(sameVersions(lock, ['react', 'axios', 'react'], 'bench/floor', ours)).toEqual({
    axios: '1.2.0',
    react: '19.3.1',
  });
});

test('a version of our own that differs from the floor is refused in a sentence', () => {
  const packages = { ...lock.packages, 'packages/shell/node_modules/react': { version: '19.2.0' } };
  expect(() => sameVersions({ packages }, ['react'], 'bench/floor', ours)).toThrow(
    'The floor has react 19.3.1, packages/shell has 19.2.0.',
  );
});

test('a package that only the floor uses is refused', () => {
  expect(() => sameVersions(lock, ['moment'], 'bench/floor', ours)).toThrow(
    'The floor uses moment, which nothing of ours does.',
  );
});
