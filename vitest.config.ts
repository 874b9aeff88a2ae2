import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserDependencies } from './scripts/lib/browser-deps.ts';
import { chromiumLaunch } from './scripts/lib/chromium.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const launch = chromiumLaunch();
const sourceConditions = ['@waybill/source', 'module', 'browser', 'development|production'];
// A function, because vitest writes the project's name into the instances it is given.
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launch }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1440, height: 900 } }],
});

/** Time limit in ms for a hanging test; a slow machine must not fail it. */
const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // Files share a process, so that a stub must not outlive its test. Spies restore themselves: those of fake timers may not be restored again.
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: ['scripts/lib/testing/wait-long.ts'],
};

const optimizeDeps = {
  include: browserDependencies(),
  entries: [
    'packages/*/{src,testing}/**/*.{ts,tsx}',
    '!packages/*/{src,testing}/**/*.test.*',
    '!packages/ui-shell/src/exports/vite.ts',
  ],
};

/** Fonts differ between machines, so that accepted screenshots are kept per machine. */
const acceptedPictures = {
  toMatchScreenshot: {
    resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(root, '.pictures', `${arg}${ext}`),
    resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(root, 'reports/changes', `${arg}${ext}`),
  },
};

/** A process continues with the next file only in the same environment, so files with the same environment follow each other. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const hasOwn = (file: TestSpecification) =>
      readFileSync(file.moduleId, 'utf8').startsWith('// @vitest-environment');
    return [...sorted.filter(hasOwn), ...sorted.filter((file) => !hasOwn(file))];
  }
}

// Reading the stories takes seconds, which runs of other projects have no use for.
const wantsStories = !process.argv.includes('--project') || process.argv.includes('stories');

export default defineConfig(({ mode }) => ({
  test: {
    sequence: { sequencer: ByEnvironment },
    // In ms, for what hangs: the first run bundles the dependencies before a page can come. Vitest reads it here alone.
    browser: { connectTimeout: 600_000 },
    // Long matrices run in `npm run test:release` alone.
    testNamePattern: process.env.WAYBILL_RELEASE ? /@release/ : /^(?!.*@release)/,
    projects: [
      {
        resolve: { conditions: ['@waybill/source', 'module', 'node', 'development|production'] },
        ssr: { resolve: { conditions: ['@waybill/source', 'module', 'node', 'development|production'] } },
        test: {
          name: 'units',
          ...timeouts,
          environment: 'node',
          // No test file leaves anything behind in a module, so that none needs a process of its own: half the time.
          // Processes, not threads: libsql aborts when a thread ends while it answers.
          pool: 'forks',
          isolate: false,
          include: [
            'packages/*/{src,testing,recipes}/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'modules/**/*.test.{ts,tsx}',
            '{bench,lint,scripts}/**/*.test.mjs',
            '.storybook/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.*'],
          // Styles go in rule by rule, as in production: else jsdom reads all of them again with each.
          env: { SC_DISABLE_SPEEDY: 'false' },
          setupFiles: [...timeouts.setupFiles, 'scripts/lib/testing/seed-random.ts'],
          server: { deps: { inline: ['jsencrypt'] } },
        },
      },
      {
        resolve: { conditions: sourceConditions },
        define: { 'process.env.WAYBILL_THOROUGH': JSON.stringify(process.env.WAYBILL_THOROUGH ?? '') },
        optimizeDeps,
        test: {
          name: 'browser',
          ...timeouts,
          setupFiles: [
            'scripts/lib/testing/quiet-react.ts',
            'scripts/lib/testing/clean-page.ts',
            ...timeouts.setupFiles,
          ],
          // All files share one page: its import was a third of the time.
          isolate: false,
          include: ['packages/*/{src,testing}/**/*.browser.test.{ts,tsx}'],
          browser: chromium(),
        },
      },
      {
        optimizeDeps,
        plugins: wantsStories ? [storybookTest({ configDir: path.join(root, '.storybook') })] : [],
        test: {
          name: 'stories',
          ...timeouts,
          // All stories share one page, as in Storybook, which halves the time.
          isolate: false,
          browser: { ...chromium(), ...(mode === 'pictures' && { expect: acceptedPictures }) },
          setupFiles: [
            'scripts/lib/testing/quiet-react.ts',
            ...timeouts.setupFiles,
            ...(mode === 'pictures' ? ['.storybook/compare-pictures.ts'] : []),
          ],
        },
      },
    ],
  },
}));
