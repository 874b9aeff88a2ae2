import react from '@vitejs/plugin-react';
import { waybillBuild, waybillHtml } from '@waybill/ui-shell/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    waybillHtml({ config: 'src/app.ts', firstPaint: { storageKey: 'library.theme', language: 'en' } }),
    waybillBuild(),
  ],
  server: { proxy: { '/api/v1': 'http://127.0.0.1:8080' } },
});
