import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { builtFor } from '../../pages/built-for';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  build: builtFor('floor/route'),
});
