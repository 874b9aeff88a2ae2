import react from '@vitejs/plugin-react';
import { waybillBuild, waybillHtml } from '@waybill/ui-shell/vite';
import { defineConfig } from 'vitest/config';
import { languages } from './src/languages.ts';

export default defineConfig({
  plugins: [
    react(),
    waybillHtml({
      config: 'src/config.ts',
      firstPaint: { storageKey: 'my-office.theme', language: languages[0].name },
    }),
    waybillBuild(),
    {
      // The demonstration API, in the development server alone. Yours: take this out and write server: { proxy: { '/api': 'http://...' } }.
      name: 'demo-api',
      async configureServer({ middlewares }) {
        const { isCall, demoApi } = await import('./api.mjs');
        middlewares.use((request, response, next) => {
          if (isCall(request.url ?? '')) demoApi(request, response).catch(next);
          else next();
        });
      },
    },
  ],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    testTimeout: 30_000,
    // Styles go in rule by rule, as in production: else jsdom reads all of them again with each.
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
});
