import react from '@vitejs/plugin-react';
import { waybillBuild, waybillHtml } from '@waybill/ui-shell/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    waybillHtml({ config: 'src/config.ts', firstPaint: { storageKey: 'observatory.theme', language: 'en' } }),
    waybillBuild(),
  ],
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/oidc': 'http://127.0.0.1:8080' } },
});
