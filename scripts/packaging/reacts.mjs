import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect } from 'playwright/test';
import { reacts } from './tested-versions.mjs';

/** The React versions as dependencies of the consumer, each under an alias. */
export const reactAliases = Object.fromEntries(
  Object.entries(reacts).flatMap(([minor, version]) =>
    ['react', 'react-dom'].map((name) => [`${name}-${minor}`, `npm:${name}@${version}`]),
  ),
);

/** Throws unless, in a window over that React, guards of auth-core are drawn and followed, and the shell refuses it in its one sentence. */
export async function runOverReact(home, minor) {
  const { outputFiles } = await build({
    absWorkingDir: home,
    entryPoints: ['over-react.tsx'],
    alias: { react: `react-${minor}`, 'react-dom': `react-dom-${minor}` },
    define: { 'process.env.NODE_ENV': '"development"' },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const { JSDOM } = await import(pathToFileURL(path.join(home, 'node_modules/jsdom/lib/api.js')).href);
  const { window } = new JSDOM('<!doctype html><body></body>', {
    url: 'http://office.example/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  try {
    window.eval(outputFiles[0].text);
    const { drawn, refused } = await window.result;
    expect(drawn).toMatch(minor);
    expect(refused).toMatch(`Error: @waybill/ui-shell needs React 19.3 or newer, and this page has ${minor}`);
  } finally {
    window.close();
  }
}
