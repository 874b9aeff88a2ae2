import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'vite';

/** How every page of a measurement is built: for the browsers of the console, into a folder of `reports/bench`. */
export const builtFor = (folder: string): BuildOptions => ({
  outDir: fileURLToPath(new URL(`../../reports/bench/${folder}`, import.meta.url)),
  emptyOutDir: true,
  target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
});
