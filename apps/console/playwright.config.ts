import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/lib/chromium.mjs';

const launch = chromiumLaunch();
// A foreign host is never reached, whatever a page asks for.
const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** `npm test` takes a short way through each area, `npm run test:release` all others; by hand all run but long matrices. */
const chosen = process.env.WAYBILL_RELEASE
  ? { grepInvert: /@smoke/ }
  : process.env.WAYBILL_SMOKE
    ? { grep: /@smoke/ }
    : { grepInvert: /@release/ };

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../../reports/journeys',
  workers: 3,
  ...chosen,
  fullyParallel: false,
  // In ms, for what hangs: a journey is as long as its steps, each of which has a limit of its own.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '../../reports/journeys.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    launchOptions: { ...launch, args: [...(launch.args ?? []), onlyThisMachine] },
    // Each journey is a first visit: its worker would fetch the whole console beside it. `pwa` and `main-job` have theirs.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
