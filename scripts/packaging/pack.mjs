import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mustPass } from '../lib/checks.mjs';
import { fromRoot } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';

export const packageNames = ['validators', 'http', 'auth-core', 'ui-shell'];

/** Folder of the tarballs, which are published unchanged. */
export const tarballFolder = fromRoot('reports/tarballs');

/**
 * Packs one built package: a copy of the published files whose manifest refers only to `dist`, without the
 * workspace's source condition. Resolves to `{ name, manifest, folder, tarball }`.
 */
export async function packPackage(name) {
  const home = fromRoot('packages', name);
  const folder = path.join(tarballFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const manifest = publishedManifest(source);
  for (const file of manifest.files) {
    if (existsSync(path.join(home, file))) cpSync(path.join(home, file), path.join(folder, file), { recursive: true });
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const run = mustPass(
    await capture('npm', ['pack', '--json', '--silent', '--pack-destination', tarballFolder], { cwd: folder }),
  );
  const [packed] = Object.values(JSON.parse(run.output.slice(run.output.search(/^[[{]/m))));
  const tarball = path.join(tarballFolder, packed.filename.replace('@', '').replace('/', '-'));
  return { name, manifest, folder, tarball, files: packed.files.map((file) => file.path), bytes: packed.size };
}

/** Installs a project by npm: the dependencies of its manifest and the tarballs. */
export async function installProject(folder, manifest, packed, ...flags) {
  const ours = packed.map((one) => [one.manifest.name, `file:${one.tarball}`]);
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(ours) };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }, undefined, 2));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  return mustPass(await capture('npm', ['install', ...quiet, ...flags], { cwd: folder }));
}

/** Runs `work` in a temporary folder outside the workspace. */
export async function inNewFolder(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function publishedManifest({ scripts, devDependencies, ...manifest }) {
  const entries = Object.entries(manifest.exports).map(([entry, target]) => [entry, withoutSource(target)]);
  return { ...manifest, exports: Object.fromEntries(entries) };
}

function withoutSource(target) {
  if (typeof target === 'string') return target;
  return Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== '@waybill/source'));
}
