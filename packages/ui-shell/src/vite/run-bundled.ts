import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { viteMajor } from './vite-version';

/** The parts of Vite's resolved config that a bundle for Node.js shares with the app's build. */
export interface AppConfig {
  readonly root: string;
  readonly resolve: { readonly alias: unknown; readonly conditions: readonly string[] };
}

const entry = 'virtual:waybill-entry';

const asOneFile =
  viteMajor < 8
    ? { rollupOptions: { input: entry, output: { format: 'cjs' as const, inlineDynamicImports: true } } }
    : { rolldownOptions: { input: entry, output: { format: 'cjs' as const, codeSplitting: false } } };

/**
 * Bundles a module's source with the app's resolution, runs it in this process and returns its exports. Dynamic
 * imports are bundled or left out. Throws if the source cannot be bundled or run.
 */
export async function runBundled(
  source: string,
  app: AppConfig,
  onDemand: 'bundled' | 'left out',
): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waybill-build-'));
  try {
    const file = path.join(folder, 'module.cjs');
    await writeFile(file, await bundle(source, app, onDemand));
    return createRequire(file)(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundle(source: string, { root, resolve }: AppConfig, onDemand: string): Promise<string> {
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
      ...asOneFile,
    },
    plugins: [
      {
        name: 'waybill-entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        resolveDynamicImport: (id) => (onDemand === 'left out' ? { id: String(id), external: true } : null),
        load: (id) => (id === `\0${entry}` ? source : null),
      },
    ],
  });
  const [first] = [output].flat();
  const chunk = first && 'output' in first ? first.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('Waybill: what the build has to run could not be bundled.');
  return chunk.code;
}
