import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { waybillBuild, waybillHtml, waybillRoutes } from '../../packages/ui-shell/src/exports/vite';
import { builtFor } from '../pages/built-for';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), waybillHtml({ config: 'src/config.ts' }), waybillBuild(), waybillRoutes()],
  resolve: { conditions: ['@waybill/source', ...defaultClientConditions] },
  build: builtFor('ours'),
});
