import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { builtFor } from '../../pages/built-for';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/table/',
  resolve: { conditions: ['@waybill/source', ...defaultClientConditions] },
  build: builtFor('ours/table'),
});
