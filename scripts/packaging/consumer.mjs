import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browse, whileServed } from '../lib/browse.mjs';
import { mustPass } from '../lib/checks.mjs';
import { fromRoot, root } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';
import { serveFiles } from '../lib/serve-files.mjs';
import { checkCreatedOffice, createdOffices } from './created-office.mjs';
import { elsewherePackages } from './elsewhere.mjs';
import { reactAliases } from './reacts.mjs';
import { typescripts } from './tested-versions.mjs';

const needed =
  'react react-dom react-hook-form react-router-dom styled-components valtio lucide-react @lingui/core @lingui/react typescript vite @vitejs/plugin-react @types/react @types/react-dom @biomejs/biome vitest jsdom oidc-provider'.split(
    ' ',
  );
const compilers = Object.fromEntries(
  Object.entries(typescripts).map(([minor, version]) => [`typescript-${minor}`, `npm:typescript@${version}`]),
);

/** Installs the tarballs into a project outside the workspace; with `matrix` also what the parts of a release need. Resolves to what works in it. */
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
  const built = await check('the consumer builds with Vite', () => buildQuietly(inHome, tool));
  if (built) await check('the built consumer runs in Chromium', () => openBuilt(path.join(home, 'dist')));
  await checkCreatedOffice(createdOffices[0], consumer);
}

/** Opens the built consumer: the shell stands around a page that is drawn in the colours of the theme. */
function openBuilt(folder) {
  const look = async (page) => {
    await page.getByRole('heading', { name: 'Built from tarballs' }).waitFor();
    await page.getByRole('navigation').first().waitFor();
    const button = page.getByRole('button', { name: 'It works' });
    const fill = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    if (fill === 'rgba(0, 0, 0, 0)') throw new Error('The primary button has no fill: the theme did not arrive.');
  };
  return whileServed(serveFiles(folder), (url) => browse(url, look));
}

/** Builds with Vite; a build that prints a warning about one of our files has failed. */
export async function buildQuietly(run, tool) {
  const built = await run(tool('vite/bin/vite.js'), 'build');
  const complaints = built.output.split('\n').filter((line) => /warn|@waybill.*error/i.test(line));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return built;
}

async function install(home, packed, withMatrix) {
  const matrix = withMatrix ? { ...compilers, ...reactAliases, ...elsewherePackages } : {};
  rmSync(home, { recursive: true, force: true });
  cpSync(fromRoot('scripts/packaging/consumer'), home, { recursive: true });
  const thirdParty = Object.fromEntries(needed.map((name) => [name, installedVersion(name)]));
  const ours = Object.fromEntries(packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]));
  const manifest = {
    name: 'waybill-consumer',
    private: true,
    type: 'module',
    dependencies: { ...thirdParty, ...matrix, ...ours },
  };
  writeFileSync(path.join(home, 'package.json'), JSON.stringify(manifest, undefined, 2));
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  mustPass(await capture('npm', ['install', ...flags], { cwd: home }));
  return true;
}

function installedVersion(name) {
  return JSON.parse(readFileSync(fromRoot('node_modules', name, 'package.json'), 'utf8')).version;
}
