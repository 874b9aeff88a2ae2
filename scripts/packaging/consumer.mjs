import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browse, whileServed } from '../lib/browse.mjs';
import { mustPass } from '../lib/checks.mjs';
import { fromRoot, root } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';
import { serveFiles } from '../lib/serve-files.mjs';
import { runCookieBackOffice } from './cookie-back-office.mjs';
import { createdOffices, createOffice, workInCreatedOffice } from './created-office.mjs';
import { copyElsewhere, elsewherePackages, places } from './elsewhere.mjs';
import { buildExample } from './example.mjs';
import { runOidcBackOffice } from './oidc-back-office.mjs';
import { packageNames } from './pack.mjs';
import { guardsFollow, reactAliases, shellRefuses } from './reacts.mjs';
import { runSecondBackOffice } from './second-back-office.mjs';
import { findServer, serveBySample, servers } from './servers.mjs';
import { reacts, typescripts } from './tested-versions.mjs';
import { followTutorial } from './tutorial-office.mjs';

/** The consoles of examples/, and what the work in each of them proves. */
const examples = [
  { name: 'second-back-office', does: 'its own brand, API and roles', run: runSecondBackOffice },
  {
    name: 'cookie-back-office',
    does: 'a session in a cookie, snake_case and errors as objects',
    run: runCookieBackOffice,
  },
  {
    name: 'oidc-back-office',
    does: 'logins at an OpenID provider, renewal in two windows, refusals and a provider that is down',
    run: runOidcBackOffice,
  },
];

const needed =
  'react react-dom react-hook-form react-router-dom styled-components valtio lucide-react @lingui/core @lingui/react typescript vite @vitejs/plugin-react @types/react @types/react-dom @biomejs/biome vitest jsdom oidc-provider'.split(
    ' ',
  );
const compilers = Object.fromEntries(
  Object.entries(typescripts).map(([minor, version]) => [`typescript-${minor}`, `npm:typescript@${version}`]),
);
// Which of the two projects an older or newer compiler reads; the workspace's own reads both.
const projects = { '5.0': 'bundler', '6.0': 'node16', '7.0': 'bundler' };
const strictly = '--noEmit --strict --exactOptionalPropertyTypes --target es2022 --lib es2022 --typeRoots none'.split(
  ' ',
);

/** Installs the tarballs into a project outside the workspace and uses them there as a stranger would; `release` tries them in every combination, too. */
export async function checkConsumer(packed, check, { release }) {
  if (packed.length < packageNames.length)
    return check('a fresh consumer installs the tarballs', () => {
      throw new Error('Not every package could be packed, see above.');
    });
  const home = path.join(
    os.tmpdir(),
    `waybill-consumer-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
  );
  const inFolder =
    (cwd, env = {}) =>
    (...args) =>
      capture(process.execPath, args, { cwd, env }).then(mustPass);
  const inHome = inFolder(home);
  const tool = (...parts) => path.join(home, 'node_modules', ...parts);

  await check('a fresh consumer installs the tarballs', () => install(home, packed, release));
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
  const tools = { inFolder, tool };
  const [first, ...others] = createdOffices;
  await workIn(first);
  if (release) await checkMatrix();

  async function workIn(office) {
    const more = office.addsPage ? ', with the page that its AGENTS.md tells to add' : '';
    const folder = await check(`what create writes for ${office.api} passes its lint and test, and builds${more}`, () =>
      createOffice(office, home, { inFolder, tool }),
    );
    if (folder)
      await check(`what create writes for ${office.api} signs in and adds a record${more}`, () =>
        workInCreatedOffice(office, folder),
      );
    if (release && folder && (office.api === 'envelope' || office.paths)) await serveEverywhere(folder, check, office);
  }

  /** Every compiler, React, framework, example, created office and server that the packages are for. */
  async function checkMatrix() {
    // Neither of the two needs a turn at the screen for most of its time: they run beside what follows.
    const tutorial = begin(() => followTutorial(packed));
    const elsewhere = copyElsewhere(home);
    const there = { ...tools, run: inFolder(elsewhere) };
    const builds = new Map(places.map(({ name, build }) => [name, begin(() => build(elsewhere, there, name))]));
    for (const [minor, mode] of Object.entries(projects))
      await check(`the consumer type-checks with TypeScript ${minor} (${mode})`, () =>
        inHome(tool(`typescript-${minor}/bin/tsc`), '-p', `tsconfig.${mode}.json`),
      );
    for (const [resolution, module] of Object.entries({ node16: 'node16', bundler: 'esnext', node10: 'commonjs' })) {
      const args = [...strictly, '--module', module, '--moduleResolution', resolution, 'validators-types.ts'];
      await check(`the validators' types hold in TypeScript 5.0 (${resolution})`, () =>
        inHome(tool('typescript-5.0/bin/tsc'), ...args),
      );
    }
    for (const minor of Object.keys(reacts)) {
      await check(`auth-core/react draws and follows guards over React ${minor}`, () => guardsFollow(home, minor));
      await check(`ui-shell says in one sentence that React ${minor} is too old`, () => shellRefuses(home, minor));
    }
    for (const { name, does, run } of examples) {
      const folder = await check(`examples/${name} builds from the tarballs`, () =>
        buildExample(name, home, async (folder) => {
          if (existsSync(path.join(folder, 'tsconfig.json'))) await inFolder(folder)(tool('typescript/bin/tsc'));
          return buildQuietly(inFolder(folder), tool);
        }),
      );
      if (folder) await check(`examples/${name} runs in Chromium: ${does}`, () => run(folder));
    }
    for (const { name, does, open } of places)
      await check(`examples/reach/${name} builds from the tarballs and opens: ${does}`, async () => {
        await builds.get(name);
        await open(elsewhere, there);
      });
    for (const office of others) await workIn(office);
    await check(
      'the tutorial holds: its command by npx, a signed-in page, its three edits, build and test',
      () => tutorial,
    );
  }
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

/** Starts what is waited for later; a failure is that of whoever waits. */
function begin(work) {
  const running = Promise.resolve().then(work);
  running.catch(() => {});
  return running;
}

async function serveEverywhere(folder, check, { paths = false }) {
  for (const server of servers) {
    const program = await findServer(server);
    const what = paths
      ? 'with addresses that are paths: a deep one is opened and loaded anew'
      : 'policy, Host and login';
    const name = `${server.name} serves by the sample of docs/deploy.md: ${what}`;
    if (program) await check(name, () => serveBySample(server, program, folder, { paths }));
    else console.log(`not run: ${name}. ${server.name} is not on this machine, and Debian's package cannot be had.`);
  }
}

// A build that prints a warning about one of our files has failed.
async function buildQuietly(run, tool) {
  const built = await run(tool('vite/bin/vite.js'), 'build');
  const complaints = built.output.split('\n').filter((line) => /warn|@waybill.*error/i.test(line));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return built;
}

async function install(home, packed, release) {
  const matrix = release ? { ...compilers, ...reactAliases, ...elsewherePackages } : {};
  mkdirSync(home, { recursive: true });
  for (const entry of readdirSync(home))
    if (entry !== 'node_modules') rmSync(path.join(home, entry), { recursive: true });
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
  const stamp = path.join(home, 'node_modules/.waybill-stamp');
  const wanted = JSON.stringify([
    { ...thirdParty, ...matrix },
    packed.map(({ manifest }) => [manifest.dependencies, manifest.peerDependencies]),
  ]);
  const warm = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (warm) {
    for (const { manifest, folder } of packed) unpack(home, manifest.name, folder);
    return;
  }
  rmSync(path.join(home, 'node_modules'), { recursive: true, force: true });
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  mustPass(await capture('npm', ['install', ...flags], { cwd: home }));
  writeFileSync(stamp, wanted);
}

// The dependencies have not changed since the last run: only the files of our packages are put in place anew.
function unpack(home, name, folder) {
  const place = path.join(home, 'node_modules', name);
  rmSync(place, { recursive: true, force: true });
  cpSync(folder, place, { recursive: true });
}

function installedVersion(name) {
  return JSON.parse(readFileSync(fromRoot('node_modules', name, 'package.json'), 'utf8')).version;
}
