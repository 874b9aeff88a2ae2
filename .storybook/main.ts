import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const changes = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'reports', 'changes');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', './*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  // What `npm run changes` has found is shown on a page of its own.
  staticDirs: existsSync(changes) ? [{ from: changes, to: '/changes' }] : [],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ['@waybill/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
