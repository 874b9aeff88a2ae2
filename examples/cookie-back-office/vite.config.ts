import react from '@vitejs/plugin-react';
import { waybillBuild, waybillHtml } from '@waybill/ui-shell/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    react(),
    waybillHtml({ config: 'src/app.ts', firstPaint: { storageKey: 'library.theme', language: 'en' } }),
    waybillBuild(),
  ],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    testTimeout: 30_000,
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
  server: { proxy: { '/api/v1': 'http://127.0.0.1:8080' } },
});
