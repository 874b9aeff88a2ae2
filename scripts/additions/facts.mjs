import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const probe = `
import { toRouteList } from '@waybill/ui-shell/prerender';
import { presets, themeNames } from '@waybill/ui-shell';
import { zh } from '@waybill/validators/trade';
import { resolveConfig } from '../../packages/ui-shell/src/console/kernel/console-config';
import { checkConfig } from '../../packages/ui-shell/src/console/kernel/check-config';
import { openPaths } from '../../packages/ui-shell/src/console/pages/standalone-pages';
import { headerTools } from '../../packages/ui-shell/src/console/tools/header-tools';
import { arrangeTools } from '../../packages/ui-shell/src/tools/arrange-tools';
import { bellTool } from './src/tools/bell.tool';
import { slots } from './src/slots';
import { routes } from './src/routes';

const wrong = await checkConfig({ greetingDuration: 'long' }).then(() => '', (error) => error.message);
const config = resolveConfig({});
console.log(JSON.stringify({
  routes: toRouteList(routes),
  themes: [themeNames, presets.map(({ name }) => name)],
  tools: arrangeTools(headerTools, [bellTool]).map(({ id, setting }) => [id, setting]),
  setting: [config.greetingDuration, wrong],
  messages: zh,
  paths: openPaths(config),
  userMenu: slots.userMenu,
}));
`;

/** What the console of a tree consists of, read from its compiled sources. */
export async function readFacts(folder) {
  const home = path.join(folder, 'apps/console');
  const file = path.join(home, 'probe.mjs');
  const { outputFiles } = await build({
    stdin: { contents: probe, resolveDir: home, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    // As bundlers read packages: Node.js hands out styled-components in another form.
    mainFields: ['module', 'main'],
    conditions: ['@waybill/source', 'module'],
    jsx: 'automatic',
    packages: 'bundle',
    loader: { '.css': 'empty' },
    banner: {
      js: "import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url);",
    },
    logLevel: 'silent',
  });
  writeFileSync(file, outputFiles[0].contents);
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' }));
}
