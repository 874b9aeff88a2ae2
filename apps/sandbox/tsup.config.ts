import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', 'file-worker': '../../modules/kit/server/platform/database/file-worker.js' },
  format: ['esm'],
  target: 'node20',
  clean: true,
  sourcemap: true,
  // Bundled, so that the built server needs no package of this workspace to be built.
  noExternal: [/^@waybill\//, '@vant/area-data'],
  esbuildOptions: (options) => {
    options.conditions = ['@waybill/source', 'module'];
  },
});
