import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/exports/index.ts', testing: 'src/exports/testing.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
  splitting: true,
  treeshake: false,
  // Its ESM entry cannot be imported by plain Node (no file extensions), so it becomes a lazy chunk of our own.
  noExternal: ['jsencrypt'],
});
