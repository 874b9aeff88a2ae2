import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/lib/chromium.mjs';

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../../reports/journeys',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../../reports/journeys.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
    // Each journey is a first visit: its worker would fetch the whole console beside it. `pwa` and `main-job` have theirs.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
