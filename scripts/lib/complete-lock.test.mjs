import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { completeLock } from './complete-lock.mjs';
import { fromRoot } from './root.mjs';

const tool = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: { '@tool/linux-x64': '2.0.0', '@tool/darwin-arm64': '2.0.0' },
};
const linux = { version: '2.0.0', dev: true, optional: true, cpu: ['x64'], os: ['linux'] };

describe('the lock file', () => {
  test('holds the optional packages of every platform, so that npm ci accepts it', () => {
    expect(completeLock(JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'))).added).toEqual([]);
  });

  test('names what every package.json of the workspace names, so that neither npm start nor npm ci has anything to change', () => {
    const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
    const places = Object.keys(packages).filter((place) => !place.includes('node_modules'));
    expect(places).toContain('packages/ui-shell');
    for (const place of places) {
      const manifest = JSON.parse(readFileSync(fromRoot(place, 'package.json'), 'utf8'));
      for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies', 'version'])
        expect([place, kind, packages[place][kind]]).toEqual([place, kind, manifest[kind]]);
    }
  });

  test('gains an entry for a platform that the registry lacks, with version, platform and kind', () => {
    const { lock, added } = completeLock({
      packages: { 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': linux },
    });
    expect(added).toEqual(['@tool/darwin-arm64@2.0.0']);
    expect(lock.packages['node_modules/@tool/darwin-arm64']).toEqual({
      version: '2.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    });
    expect(completeLock(lock).added).toEqual([]);
  });
});
