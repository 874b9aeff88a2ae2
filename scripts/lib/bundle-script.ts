import { buildSync } from 'esbuild';
import { fromRoot } from './root.mjs';

/** The text of a script that puts what a source file exports into the global variable `name`, for a page that knows none of our modules. */
export const bundleScript = (file: string, name: string): string =>
  buildSync({ entryPoints: [fromRoot(file)], bundle: true, write: false, format: 'iife', globalName: name })
    .outputFiles[0]?.text ?? '';
