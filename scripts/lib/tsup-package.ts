import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync, type Plugin } from 'esbuild';
import type { Options } from 'tsup';
import { fromRoot } from './root.mjs';

/** The build of a published package: ESM and CJS with types, one output per source. `bins` are sources of commands and workers, `bundled` dependencies to copy in. */
export function packageConfig({ bins = [], bundled = [] }: { bins?: string[]; bundled?: string[] } = {}): Options {
  const entries = readEntries();
  const files = reachable([...Object.values(entries), ...bins]);
  return {
    entry: Object.fromEntries(files.map((file) => [outputName(file), file])),
    format: ['esm', 'cjs'],
    target: 'es2022',
    // The declaration builder sets the file of incremental builds itself.
    dts: { entry: declare(entries), compilerOptions: { incremental: false } },
    clean: true,
    sourcemap: true,
    silent: true,
    noExternal: bundled,
    esbuildPlugins: [keepFiles, namedStyled],
  };
}

function readEntries(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const targets = Object.values<{ '@waybill/source'?: string }>(exports);
  const sources = targets.flatMap((target) => target['@waybill/source'] ?? []);
  return Object.fromEntries(sources.map((source) => [path.basename(source, '.ts'), source.replace(/^\.\//, '')]));
}

// The native compiler writes the declarations in a tenth of the time; tsup only has to put them together.
function declare(entries: Record<string, string>): Record<string, string> {
  const compilerOptions = { rootDir: '../src', outDir: 'declarations', declaration: true, emitDeclarationOnly: true };
  Object.assign(compilerOptions, { noEmit: false, noCheck: true, incremental: false });
  const config = { extends: '../tsconfig.json', include: ['../src/exports/*.ts'], exclude: [], compilerOptions };
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/declarations.json', JSON.stringify(config));
  const compiler = fromRoot('node_modules/typescript-native/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', '.cache/declarations.json'], { stdio: 'inherit' });
  const toDeclaration = (source: string) => source.replace(/^src/, '.cache/declarations').replace(/\.ts$/, '.d.ts');
  return Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, toDeclaration(source)]));
}

function reachable(entryPoints: string[]): string[] {
  const { metafile } = buildSync({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    outdir: 'out',
  });
  return Object.keys(metafile.inputs).filter((file) => /^src\/.*\.tsx?$/.test(file));
}

// src/exports/index.ts is dist/index.js; every other file keeps its place under dist.
function outputName(file: string): string {
  const name = path.relative('src', file).replaceAll('\\', '/');
  return name.replace(/^exports\/|\.tsx?$/g, '');
}

const keepFiles: Plugin = {
  name: 'keep-files',
  setup(build) {
    const extension = build.initialOptions.format === 'cjs' ? '.cjs' : '.js';
    build.onResolve({ filter: /^\.\.?\// }, async ({ path: specifier, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData?.resolved) return undefined;
      const resolved = await build.resolve(specifier, { resolveDir, kind, importer, pluginData: { resolved: true } });
      if (!/^src[\\/].*\.tsx?$/.test(path.relative('.', resolved.path))) return undefined;
      const to = path.posix.relative(path.posix.dirname(outputName(importer)), outputName(resolved.path)) + extension;
      return { path: to.startsWith('.') ? to : `./${to}`, external: true };
    });
  },
};

// Node.js hands out all of styled-components' CommonJS module as its default export; only the named export `styled` is
// the same thing there and in a bundler.
const namedStyled: Plugin = {
  name: 'named-styled',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace(
        /^import styled(?:, \{([^}]*)\})? from 'styled-components'/m,
        (_, others = '') => `import { styled, ${others} } from 'styled-components'`,
      ),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
