import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', 'file-worker': 'src/database/file-worker.js' },
  format: ['esm'],
  target: 'node20',
  clean: true,
  sourcemap: true,
});
