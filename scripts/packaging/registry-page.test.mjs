import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';
import { packageNames } from './pack.mjs';
import { absoluteLinks, registryFacts, registryPageGaps, repositoryAddress } from './registry-page.mjs';

const address = 'https://code.example/waybill';
const read = (file) => readFileSync(fromRoot(file), 'utf8');

test.each(packageNames)('the manifest of %s names repository, homepage and keywords', (name) => {
  const manifest = JSON.parse(read(`packages/${name}/package.json`));
  expect(manifest).toMatchObject(registryFacts(name, repositoryAddress({})));
  expect(registryPageGaps(manifest, absoluteLinks(read(`packages/${name}/README.md`), name))).toEqual([]);
});

test('links of a README lead to files of the repository, others stay', () => {
  const readme = '[a](../../docs/errors.md#oidc) [b](https://x.example) [c](#size) [d](src/exports/index.ts)';
  expect(absoluteLinks(readme, 'http', address)).toBe(
    `[a](${address}/blob/main/docs/errors.md#oidc) [b](https://x.example) [c](#size) [d](${address}/blob/main/packages/http/src/exports/index.ts)`,
  );
  expect(() => absoluteLinks('[a](../../docs/none.md)', 'http', address)).toThrow('which is not there');
});

test('a release names the repository that it runs in', () => {
  const env = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'ours/waybill' };
  expect(registryFacts('http', repositoryAddress(env)).repository).toEqual({
    type: 'git',
    url: 'git+https://code.example/ours/waybill.git',
    directory: 'packages/http',
  });
});

test('the release workflow publishes the checked tarballs with their provenance', () => {
  const workflow = read('.github/workflows/release.yml');
  expect(workflow).toContain('id-token: write');
  expect(workflow).toMatch(/npm publish "\$tarball" --provenance --access public/);
  expect(workflow.indexOf('npm test -- --fresh')).toBeLessThan(workflow.indexOf('npm publish'));
  expect(workflow.indexOf('node scripts/packaging/name-token.mjs')).toBeGreaterThan(workflow.indexOf('npm test'));
  expect(workflow.match(/NODE_AUTH_TOKEN: \$\{\{ secrets\.NPM_TOKEN \}\}/g)).toHaveLength(2);
  expect(workflow).not.toMatch(/registry/);
});

test('the lock file names no registry', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});
