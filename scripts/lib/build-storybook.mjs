import { rmSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

/** Where Storybook is built as static files. */
export const storybookFolder = fromRoot('storybook-static');

/** Builds Storybook as static files anew; resolves to what `capture` does. */
export async function buildStorybook() {
  const tables = await capture(process.execPath, [fromRoot('scripts/docs.mjs')]);
  if (tables.code !== 0) return tables;
  rmSync(storybookFolder, { recursive: true, force: true });
  const args = [
    fromRoot('node_modules/storybook/dist/bin/dispatcher.js'),
    'build',
    '-o',
    storybookFolder,
    '--quiet',
    '--disable-telemetry',
  ];
  return capture(process.execPath, args, { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } });
}
