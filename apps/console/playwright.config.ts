import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/lib/chromium.mjs';
import { conditionGroups, conditionNames } from './journeys/support/conditions/conditions';

const launch = chromiumLaunch();
// Blocks foreign hosts; `console.test` is this machine without a secure context.
const onlyThisMachine =
  '--host-resolver-rules=MAP console.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** The short selection. Reading all the other files takes as long as four of its journeys. */
const smoke = () => {
  const folder = path.join(import.meta.dirname, 'journeys');
  const isOfIt = (file: string) => readFileSync(path.join(folder, file), 'utf8').includes('@smoke');
  const files = readdirSync(folder).filter((file) => file.endsWith('.journey.ts') && isOfIt(file));
  return { grep: /@smoke/, testMatch: files.map((file) => `**/${file}`) };
};

/** `npm test` runs a short selection, `npm run test:release` all others; manual runs skip only long matrices. */
const chosen = process.env.WAYBILL_RELEASE
  ? { grepInvert: /@smoke/ }
  : process.env.WAYBILL_SMOKE
    ? smoke()
    : { grepInvert: /@release/ };

// A worker reads this file without the words of the command.
if (process.argv.some((word) => word.startsWith('--project'))) process.env.WAYBILL_PROJECTS = '1';

/** Before a release every journey without `@release`, so no long matrix, runs under each condition; by hand one may be chosen, `--project=<name>`. */
const groups = process.env.WAYBILL_RELEASE
  ? conditionGroups
  : process.env.WAYBILL_PROJECTS
    ? conditionNames.map((name) => [name])
    : [];
const ofConditions = groups.map((conditions) => ({
  name: conditions.join(' + '),
  testIgnore: '**/{conditions*,engines}.journey.ts',
  grepInvert: /@release/,
  use: { conditions },
}));

export default defineConfig<{ conditions: readonly string[] }>({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../../reports/journeys',
  workers: 3,
  projects: [chosen, ...ofConditions],
  fullyParallel: false,
  // In ms, for hanging journeys; each step has a separate timeout.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: '../../reports/journeys.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Scroll bars have a width, as on most computers.
    launchOptions: {
      ...launch,
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: [...(launch.args ?? []), onlyThisMachine],
    },
    // Each journey is a first visit, whose service worker would fetch the whole console meanwhile. Only `pwa` and `main-job` use one.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
