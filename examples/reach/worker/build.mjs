import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
// Next.js contains webpack 5.
import webpack from 'next/dist/compiled/webpack/webpack-lib.js';
import { build } from 'vite';

const root = import.meta.dirname;

await build({ root, configFile: false, base: './', logLevel: 'error', build: { outDir: 'dist/vite' } });

const optimization = { minimize: false };
for (const [name, bundle] of Object.entries({ webpack, rspack })) {
  const output = { path: path.join(root, 'dist', name), filename: 'main.js' };
  bundle({ mode: 'production', context: root, entry: './main.js', output, optimization }, (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    copyFileSync(path.join(root, 'index.html'), path.join(output.path, 'index.html'));
  });
}
