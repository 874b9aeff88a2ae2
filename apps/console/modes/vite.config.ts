import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { waybillHtml, waybillRoutes } from '../../../packages/ui-shell/src/exports/vite';

/** The console's parts under every mode, for the journeys alone. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: '../public',
  plugins: [react(), waybillHtml(), waybillRoutes({ routes: '../src/routes.ts' })],
  resolve: { conditions: ['@waybill/source', ...defaultClientConditions] },
  build: {
    outDir: '../dist-modes',
    emptyOutDir: true,
    minify: false,
    target: 'chrome111',
    reportCompressedSize: false,
  },
});
