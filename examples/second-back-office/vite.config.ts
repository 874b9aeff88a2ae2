import react from '@vitejs/plugin-react';
import { presets } from '@waybill/ui-shell';
import { waybillBuild, waybillHtml } from '@waybill/ui-shell/vite';
import { defineConfig } from 'vite';
import { harbourTheme } from './src/theme.ts';

export default defineConfig({
  plugins: [
    react(),
    waybillHtml({
      config: 'src/config.ts',
      themes: [harbourTheme, ...presets],
      firstPaint: { storageKey: 'harbour.theme', themeName: harbourTheme.name, language: 'en' },
    }),
    waybillBuild(),
  ],
  server: { proxy: { '/v2': 'http://127.0.0.1:8080' } },
});
