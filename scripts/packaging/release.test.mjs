import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';

const read = (file) => readFileSync(fromRoot(file), 'utf8');

test('the release workflow publishes the checked tarballs with their provenance', () => {
  const workflow = read('.github/workflows/release.yml');
  expect(workflow).toContain('id-token: write');
  expect(workflow).toMatch(/npm publish "\$tarball" --provenance --access public/);
  expect(workflow.indexOf('npm test -- --fresh')).toBeLessThan(workflow.indexOf('npm publish'));
});

test('the lock file names no registry', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});
