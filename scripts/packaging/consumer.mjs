import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkNewcomer } from '../../packages/ui-shell/testing/newcomer/check-newcomer.mjs';
import { mustPass } from '../lib/checks.mjs';
import { fromRoot, root } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';
import { checkCreatedOffice, createdOffices } from './created-office.mjs';
import { elsewherePackages } from './elsewhere.mjs';
import { installProject } from './pack.mjs';
import { reactAliases } from './reacts.mjs';
import { typescripts } from './tested-versions.mjs';

const needed =
  'react react-dom react-hook-form react-router styled-components valtio lucide-react @lingui/core @lingui/react typescript vite @vitejs/plugin-react @types/react @types/react-dom @biomejs/biome vitest jsdom oauth4webapi oidc-provider';
const compilers = Object.fromEntries(
  Object.entries(typescripts).map(([minor, version]) => [`typescript-${minor}`, `npm:typescript@${version}`]),
);

/** Installs the tarballs into a project outside the workspace; `matrix` adds the packages of a release run. Resolves to the consumer. */
export async function installConsumer(packed, check, { matrix }) {
  const home = path.join(
    os.tmpdir(),
    `waybill-consumer-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
  );
  const inFolder =
    (cwd, env = {}) =>
    (...args) =>
      capture(process.execPath, args, { cwd, env }).then(mustPass);
  const tool = (...parts) => path.join(home, 'node_modules', ...parts);
  const installed = await check('a fresh consumer installs the tarballs', () => install(home, packed, matrix));
  return installed && { home, packed, check, inFolder, tool };
}

/** Uses the tarballs in the consumer's project as a stranger would. */
export async function checkConsumer(consumer) {
  const { home, check, inFolder, tool } = consumer;
  const inHome = inFolder(home);
  await check('design tokens go out of the command and in again without a difference', async () => {
    const command = (...words) => inHome(tool('@waybill/ui-shell/dist/cli/main.js'), 'tokens', ...words);
    const file = (name) => path.join(home, name);
    await command('export', '--out', file('tokens.json'));
    await command('import', file('tokens.json'), '--out', file('themes.json'));
    await command('export', file('themes.json'), '--out', file('again.json'));
    if (readFileSync(file('again.json'), 'utf8') !== readFileSync(file('tokens.json'), 'utf8'))
      throw new Error('Tokens that were exported, imported and exported again are not the same.');
  });
  for (const mode of ['bundler', 'node16', 'languages'])
    await check(`the consumer type-checks (${mode})`, () =>
      inHome(tool('typescript/bin/tsc'), '-p', `tsconfig.${mode}.json`),
    );
  await check('Node.js imports validators, http and auth-core', () => inHome('import.mjs'));
  await check('Node.js requires all four', () => inHome('require.cjs'));
  await checkCreatedOffice(createdOffices[0], consumer);
  await checkNewcomer(consumer);
}

async function install(home, packed, withMatrix) {
  rmSync(home, { recursive: true, force: true });
  cpSync(fromRoot('scripts/packaging/consumer'), home, { recursive: true });
  const thirdParty = Object.fromEntries(needed.split(' ').map((name) => [name, versionIn(root, name)]));
  const dependencies = { ...thirdParty, ...(withMatrix && { ...compilers, ...reactAliases, ...elsewherePackages }) };
  const overrides = { 'react-dom-18.3': { react: '$react' } };
  await installProject(home, { private: true, type: 'module', dependencies, overrides }, packed, '--no-package-lock');
  return true;
}

/** The version of a package that is installed in a folder. */
export function versionIn(folder, name) {
  return JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}
