import { buildSync } from 'esbuild';
import { fromRoot } from './root.mjs';

/** A script that assigns the exports of a source file to the global variable `name`, for a page without our modules. */
export const bundleScript = (file: string, name: string): string =>
  buildSync({ entryPoints: [fromRoot(file)], bundle: true, write: false, format: 'iife', globalName: name })
    .outputFiles[0]?.text ?? '';
