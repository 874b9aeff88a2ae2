import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/exports/index.ts', testing: 'src/exports/testing.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
  treeshake: true,
});
