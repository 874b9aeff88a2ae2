import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { reacts } from './tested-versions.mjs';

/** The React versions as dependencies of the consumer, each under a name of its own. */
export const reactAliases = Object.fromEntries(
  Object.entries(reacts).flatMap(([minor, version]) =>
    ['react', 'react-dom'].map((name) => [`${name}-${minor}`, `npm:${name}@${version}`]),
  ),
);

/** Runs a file of the consumer in a window over another React; resolves to what it leaves under `result`. */
export async function runOverReact(home, file, minor) {
  const { outputFiles } = await build({
    absWorkingDir: home,
    entryPoints: [path.join(home, file)],
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
    return await window.result;
  } finally {
    window.close();
  }
}

/** Throws unless guards are drawn and followed over that React. */
export async function guardsFollow(home, minor) {
  const version = await runOverReact(home, 'guards.tsx', minor);
  if (!version.startsWith(minor)) throw new Error(`It was React ${version} that has drawn.`);
}

/** Throws unless the shell refuses that React in its one sentence. */
export async function shellRefuses(home, minor) {
  const said = await runOverReact(home, 'old-react.tsx', minor);
  if (!said.startsWith(`Error: @waybill/ui-shell needs React 19.3 or newer, and this page has ${minor}`))
    throw new Error(`It said: ${said}`);
}
