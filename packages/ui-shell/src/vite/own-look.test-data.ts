import { defineConfig } from '../console/kernel/console-config';
import { defineTheme } from '../theme/define-theme';

export const config = defineConfig({
  storagePrefix: 'acme',
  language: 'en',
  themes: [defineTheme({ name: 'acme', primary: '#7a1fa2' })],
  theme: { themeName: 'acme', scheme: 'system' },
});
