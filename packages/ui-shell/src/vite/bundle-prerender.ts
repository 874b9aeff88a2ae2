import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import type { PrerenderedLogin } from '../early-login/early-login';
import type { StartMessages } from '../start/messages';

/** The parts of Vite's resolved config that a bundle for Node.js shares with the app's own build. */
export interface AppConfig {
  readonly root: string;
  readonly resolve: { readonly alias: unknown; readonly conditions: readonly string[] };
}

/** What a build writes into index.html of a console's own settings. */
export interface Prerendered {
  /** Null where people come in without a login. */
  readonly login: PrerenderedLogin | null;
  readonly startMessages: StartMessages;
}

const entry = 'virtual:waybill-prerender';

/**
 * Draws the login form of the console whose settings a module exports as `config`, and finds its words for the start. Bundles module and form as
 * the app's build resolves them and runs the result in this process. Throws when the module cannot be bundled or run, or has no `config`.
 */
export async function prerenderWith(module: string, app: AppConfig): Promise<Prerendered> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waybill-prerender-'));
  try {
    const file = path.join(folder, 'prerender.cjs');
    await writeFile(file, await bundle(path.resolve(app.root, module), app));
    const { config, prerenderLogin, prerenderStartMessages } = createRequire(file)(file);
    if (typeof config !== 'object' || config === null) {
      throw new Error(`waybillHtml: ${module} exports no \`config\`. Export the settings that createConsole is given.`);
    }
    return { login: await prerenderLogin(config), startMessages: prerenderStartMessages(config) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundle(module: string, { root, resolve }: AppConfig): Promise<string> {
  const conditions = resolve.conditions.filter((name) => name !== 'browser');
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    resolve: { alias: resolve.alias as [], conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: true,
      write: false,
      rolldownOptions: { input: entry, output: { format: 'cjs', codeSplitting: false } },
    },
    plugins: [
      {
        name: 'waybill-prerender',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? `export { prerenderLogin, prerenderStartMessages } from '@waybill/ui-shell/prerender';
               import * as settings from ${JSON.stringify(module)};
               export const { config } = settings;`
            : null,
      },
    ],
  });
  const [first] = [output].flat();
  const chunk = first && 'output' in first ? first.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('waybillHtml: the login form could not be bundled.');
  return chunk.code;
}
