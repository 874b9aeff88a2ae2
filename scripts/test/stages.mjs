import { existsSync, rmSync } from 'node:fs';
import { fromRoot } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';
import { turbo } from '../lib/turbo.mjs';
import { checksOutcome, playwrightOutcome, programOutcome, together, turboOutcome, vitestOutcome } from './counts.mjs';

const node = process.execPath;
const tool = (...parts) => fromRoot('node_modules', ...parts);
const report = (name) => fromRoot('reports', name);

/**
 * What `npm test` proves, in the order it is started: a browser stage beside one without, and early what the journeys wait for. `browser` stages
 * never run beside each other; `after` names the stages that must have ended; `run` resolves to an outcome. A stage that names the folders and root Markdown files it `reads` is not repeated while
 * nothing in them has changed since it passed; lint, types and build are quick the second time anyway.
 */
export const stages = [
  { name: 'lint', what: 'formatting, rules, walls between packages, dead code', run: lint },
  { name: 'build', what: 'packages, console and sandbox', run: build },
  {
    name: 'browser',
    what: 'component tests in Chromium',
    browser: true,
    reads: ['packages/', 'scripts/lib/'],
    run: () => vitest('browser'),
  },
  { name: 'types', what: 'TypeScript in every workspace', run: types },
  {
    name: 'stories',
    what: 'every story, with accessibility',
    browser: true,
    reads: ['packages/', '.storybook/', 'scripts/lib/'],
    run: () => vitest('stories'),
  },
  {
    name: 'units',
    what: 'pure tests in Node.js',
    reads: ['packages/', 'apps/', 'scripts/', 'docs/', 'examples/', 'README.md'],
    run: () => vitest('units'),
  },
  {
    name: 'packaging',
    what: 'tarballs and a fresh consumer',
    browser: true,
    after: ['build'],
    reads: ['packages/', 'examples/', 'scripts/'],
    run: () => script('packaging', 'scripts/packaging.mjs'),
  },
  {
    name: 'journeys',
    what: 'the started product in Chromium',
    browser: true,
    after: ['build'],
    reads: ['packages/', 'apps/', 'scripts/lib/'],
    run: journeys,
  },
  {
    name: 'budgets',
    what: 'size of every entry and first page',
    browser: true,
    after: ['build'],
    reads: ['packages/', 'apps/', 'scripts/'],
    run: () => script('budgets', 'scripts/budgets.mjs'),
  },
  {
    name: 'storybook',
    what: 'static Storybook under a sub-path',
    browser: true,
    reads: ['packages/', '.storybook/', 'docs/', 'scripts/'],
    run: () => script('storybook', 'scripts/storybook.mjs'),
  },
];

async function lint(log) {
  const biome = await capture(
    node,
    [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--colors=off', '.'],
    { log },
  );
  const knip = await capture(node, [tool('knip/bin/knip.js'), '--no-progress', '--no-config-hints'], {
    log: report('lint.knip.log'),
  });
  const docs = await capture(node, [fromRoot('scripts/docs.mjs'), '--check'], { log: report('lint.docs.log') });
  return together([
    programOutcome('biome check .', biome),
    programOutcome('knip (dead files, exports and dependencies)', knip),
    programOutcome('npm run docs -- --check (API pages and README examples)', docs),
  ]);
}

async function types(log) {
  const workspaces = turboOutcome(await turbo('types', { log, keepGoing: true }));
  const around = await capture(node, [tool('typescript/bin/tsc'), '-p', 'tsconfig.json'], {
    log: report('types.root.log'),
  });
  return together([workspaces, programOutcome('tsc -p . (.storybook, configs, benchmarks)', around)]);
}

async function build(log) {
  return turboOutcome(await turbo('build', { log, keepGoing: true }));
}

async function vitest(project) {
  const file = report(`${project}.json`);
  rmSync(file, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return vitestOutcome(
    file,
    await capture(node, [tool('vitest/vitest.mjs'), ...args], { log: report(`${project}.log`) }),
  );
}

async function journeys(log) {
  const file = report('journeys.json');
  rmSync(file, { force: true });
  const cli = [tool('@playwright/test/cli.js'), tool('playwright/cli.js')].find((path) => existsSync(path));
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: '1' };
  const run = await capture(node, [cli, 'test', '--reporter=line,json'], { cwd: fromRoot('apps/console'), env, log });
  return playwrightOutcome(file, run);
}

async function script(name, path) {
  const file = report(`${name}.json`);
  rmSync(file, { force: true });
  return checksOutcome(file, await capture(node, [fromRoot(path)], { log: report(`${name}.log`) }));
}
