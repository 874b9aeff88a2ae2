import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { compileTexts } from './src/locales/compile-texts';

/** Puts the texts of `locales/` compiled into the build, and leaves out the compiler that the sources run at start. */
export const compiledTexts: Plugin = {
  name: 'compiled-texts',
  setup(build) {
    build.onLoad({ filter: /[\\/]ui-shell[\\/]locales[\\/]\w+\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(compileTexts(JSON.parse(readFileSync(path, 'utf8')))),
      loader: 'json',
    }));
    build.onLoad({ filter: /[\\/]locales[\\/]compile-texts\.ts$/ }, () => ({
      contents: 'export const compileTexts = (compiled) => compiled;',
    }));
  },
};
