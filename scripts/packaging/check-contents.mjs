import { readFileSync } from 'node:fs';
import path from 'node:path';
import { registryPageGaps } from './registry-page.mjs';

/** Throws unless the packed files are complete and nothing but what a user of the package needs. */
export function checkContents({ manifest, folder, files }) {
  const wrong = [
    ...['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json']
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
    ...files
      .filter((file) => !file.startsWith('dist/templates/'))
      .filter((file) => /(^|\/)src\/|\.(test|stories|bench)\.|\.tsx?$/.test(file) && !/\.d\.c?ts$/.test(file))
      .map((file) => `${file} does not belong in the tarball`),
    ...files
      .filter((file) => /\.c?js$/.test(file) && !files.includes(`${file}.map`))
      .map((file) => `${file} has no source map`),
    ...targets(manifest.exports)
      .filter((target) => !files.includes(target.slice(2)))
      .map((target) => `exports names ${target}, which is not packed`),
    ...(manifest.sideEffects === false ? [] : ['"sideEffects" must be false, or bundlers keep what is not used']),
    ...(JSON.stringify(manifest).includes('@waybill/source')
      ? ['the source condition of the workspace is in the manifest']
      : []),
    ...optionalPeersWithoutPeer(manifest),
    ...emptyEntries(manifest, folder),
    ...registryPageGaps(manifest, readFileSync(path.join(folder, 'README.md'), 'utf8')),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Throws unless each named entry opens with "use client", in ESM and in CJS. */
export function checkClientDirective({ folder }, entries) {
  for (const entry of entries) {
    for (const file of [`${entry}.js`, `${entry}.cjs`]) {
      const head = readFileSync(path.join(folder, 'dist', file), 'utf8').slice(0, 60);
      if (!/^("use strict";\s*)?["']use client["']/.test(head))
        throw new Error(`dist/${file} does not open with "use client".`);
    }
  }
}

const targets = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(targets));

function optionalPeersWithoutPeer({ peerDependencies = {}, peerDependenciesMeta = {} }) {
  return Object.keys(peerDependenciesMeta)
    .filter((name) => !(name in peerDependencies))
    .map((name) => `peerDependenciesMeta names ${name}, which is no peer`);
}

function emptyEntries(manifest, folder) {
  return targets(manifest.exports)
    .filter(
      (target) =>
        target.endsWith('.d.ts') &&
        !/\bexport \{ ?(type )?\w|\bexport (type |interface |declare )/.test(
          readFileSync(path.join(folder, target), 'utf8'),
        ),
    )
    .map((target) => `${target} exports nothing`);
}
