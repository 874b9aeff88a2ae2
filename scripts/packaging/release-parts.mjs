import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCookieBackOffice } from './cookie-back-office.mjs';
import { checkCreatedOffice, createdOffices, createOffice } from './created-office.mjs';
import { places } from './elsewhere.mjs';
import { buildExample, buildQuietly } from './example.mjs';
import { checkJest, checkOthers } from './fresh-offices.mjs';
import { runOidcBackOffice } from './oidc-back-office.mjs';
import { checkOptionalPeers } from './optional-peers.mjs';
import { checkOtherBundler } from './other-bundler.mjs';
import { runOverReact } from './reacts.mjs';
import { checkRuntimes } from './runtimes.mjs';
import { runSecondBackOffice } from './second-back-office.mjs';
import { serveEverywhere } from './servers.mjs';
import { reacts } from './tested-versions.mjs';
import { followTutorial } from './tutorial-office.mjs';

/** Checks of a release beyond `npm test`; each runs alone by its name: `npm run packaging -- reacts`. */
export const releaseParts = {
  compilers: checkCompilers,
  reacts: checkReacts,
  examples: checkExamples,
  reach: checkPlaces,
  offices: async (consumer) => {
    for (const office of createdOffices.slice(1)) await checkCreatedOffice(office, consumer);
  },
  servers: checkServers,
  tutorial: ({ packed, check }) =>
    check('the tutorial holds: its command by npx, a signed-in page, its three edits, build and test', () =>
      followTutorial(packed),
    ),
  runtimes: checkRuntimes,
  vite: checkOthers('vite'),
  bundler: checkOtherBundler,
  peers: checkOptionalPeers,
  libraries: checkOthers('libraries'),
  'react-compiler': checkOthers('compiler'),
  jest: checkJest,
};

// The project that each other compiler reads; the workspace's compiler reads both.
const projects = { '5.0': 'bundler', '6.0': 'node16', '7.0': 'bundler' };
const strictly = '--noEmit --strict --exactOptionalPropertyTypes --target es2022 --lib es2022 --typeRoots none';

async function checkCompilers({ home, check, inFolder, tool }) {
  for (const [minor, mode] of Object.entries(projects))
    await check(`the consumer type-checks with TypeScript ${minor} (${mode})`, () =>
      inFolder(home)(tool(`typescript-${minor}/bin/tsc`), '-p', `tsconfig.${mode}.json`),
    );
  for (const [resolution, module] of Object.entries({ node16: 'node16', bundler: 'esnext', node10: 'commonjs' })) {
    const args = [...strictly.split(' '), '--module', module, '--moduleResolution', resolution, 'validators-types.ts'];
    await check(`the validators' types hold in TypeScript 5.0 (${resolution})`, () =>
      inFolder(home)(tool('typescript-5.0/bin/tsc'), ...args),
    );
  }
}

async function checkReacts({ home, check }) {
  for (const minor of Object.keys(reacts))
    await check(`auth-core/react follows guards over React ${minor}, and ui-shell says that it is too old`, () =>
      runOverReact(home, minor),
    );
}

/** The consoles of examples/ with the checks of each. */
const examples = [
  { name: 'second-back-office', does: 'its own brand, API and roles', run: runSecondBackOffice },
  { name: 'cookie-back-office', does: 'a session in a cookie, snake_case and error objects', run: runCookieBackOffice },
  { name: 'oidc-back-office', does: 'OpenID logins, renewal in two windows, refusals, outage', run: runOidcBackOffice },
];

const hasPageTests = (folder) => readFileSync(path.join(folder, 'package.json'), 'utf8').includes('vitest run');

async function checkExamples({ home, check, inFolder, tool }) {
  for (const { name, does, run } of examples) {
    const folder = await check(`examples/${name} builds from the tarballs`, () =>
      buildExample(name, home, async (folder) => {
        if (existsSync(path.join(folder, 'tsconfig.json'))) await inFolder(folder)(tool('typescript/bin/tsc'));
        if (hasPageTests(folder)) await inFolder(folder)(tool('vitest/vitest.mjs'), 'run');
        return buildQuietly(inFolder(folder), tool);
      }),
    );
    if (folder) await check(`examples/${name} runs in Chromium: ${does}`, () => run(folder));
  }
}

async function checkPlaces({ home, check, inFolder, tool }) {
  const folder = await buildExample('reach', home, () => {});
  const tools = { inFolder, tool, run: inFolder(folder) };
  for (const { name, does, build, open } of places)
    await check(`examples/reach/${name} builds from the tarballs and opens: ${does}`, async () => {
      await build(folder, tools, name);
      await open(folder, tools);
    });
}

async function checkServers(consumer) {
  const { home, check } = consumer;
  for (const office of createdOffices.filter(({ api, paths }) => api === 'envelope' || paths)) {
    const built = path.join(home, `created-${office.api}`);
    const folder = existsSync(path.join(built, 'dist/index.html'))
      ? built
      : await check(`what create writes for ${office.api} builds for the servers`, () =>
          createOffice(office, consumer),
        );
    if (folder) await serveEverywhere(folder, check, office);
  }
}
