import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/lib/chromium.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const launch = chromiumLaunch();
const sourceConditions = ['@waybill/source', 'module', 'browser', 'development|production'];
const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launch }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1440, height: 900 } }],
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['@waybill/source', 'module', 'node', 'development|production'] },
        ssr: { resolve: { conditions: ['@waybill/source', 'module', 'node', 'development|production'] } },
        test: {
          name: 'units',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/*.browser.test.*'],
          server: { deps: { inline: ['jsencrypt'] } },
        },
      },
      {
        resolve: { conditions: sourceConditions },
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'styled-components',
            'valtio',
            'valtio/vanilla',
          ],
        },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          browser: chromium,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: {
          name: 'stories',
          browser: chromium,
        },
      },
    ],
  },
});
