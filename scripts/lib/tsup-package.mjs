import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { fromRoot } from './root.mjs';

/**
 * The build of a published package, run in its folder: ESM and CJS with types, one output file per source file. `client` names entries that open
 * with "use client", `bins` sources of commands, `bundled` dependencies to copy in.
 */
export function packageConfig({ client = [], bins = [], bundled = [] } = {}) {
  const entries = readEntries();
  const files = reachable([...Object.values(entries), ...bins]);
  return {
    entry: Object.fromEntries(files.map((file) => [outputName(file), file])),
    format: ['esm', 'cjs'],
    target: 'es2022',
    // Its builder wants to place the file of an incremental build itself.
    dts: { entry: declare(entries), compilerOptions: { incremental: false } },
    clean: true,
    sourcemap: true,
    silent: true,
    noExternal: bundled,
    esbuildPlugins: [keepFiles(), readSource(client.map((name) => entries[name]))],
  };
}

function readEntries() {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const sources = Object.values(exports).flatMap((entry) => entry['@waybill/source'] ?? []);
  return Object.fromEntries(sources.map((source) => [path.basename(source, '.ts'), source.replace(/^\.\//, '')]));
}

// The native compiler writes the declarations in a tenth of the time; tsup only has to put them together.
function declare(entries) {
  const compilerOptions = { rootDir: '../src', outDir: 'declarations', declaration: true, emitDeclarationOnly: true };
  Object.assign(compilerOptions, { noEmit: false, noCheck: true, incremental: false });
  const config = { extends: '../tsconfig.json', include: ['../src/exports/*.ts'], exclude: [], compilerOptions };
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/declarations.json', JSON.stringify(config));
  const compiler = fromRoot('node_modules/typescript-native/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', '.cache/declarations.json'], { stdio: 'inherit' });
  const toDeclaration = (source) => source.replace(/^src/, '.cache/declarations').replace(/\.ts$/, '.d.ts');
  return Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, toDeclaration(source)]));
}

function reachable(entryPoints) {
  const options = {
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    logLevel: 'silent',
    outdir: 'out',
  };
  const { metafile } = buildSync({ ...options, entryPoints, format: 'esm' });
  return Object.keys(metafile.inputs).filter((file) => /^src\/.*\.tsx?$/.test(file));
}

// src/exports/index.ts is dist/index.js; every other file keeps its place under dist.
function outputName(file) {
  const name = path
    .relative('src', file)
    .replace(/\.tsx?$/, '')
    .replaceAll('\\', '/');
  return name.replace(/^exports\//, '');
}

function keepFiles() {
  return {
    name: 'keep-files',
    setup(build) {
      const extension = build.initialOptions.format === 'cjs' ? '.cjs' : '.js';
      build.onResolve({ filter: /^\.\.?\// }, async (args) => {
        if (args.kind === 'entry-point' || args.pluginData?.resolved) return undefined;
        const options = { resolveDir: args.resolveDir, kind: args.kind, importer: args.importer };
        const found = await build.resolve(args.path, { ...options, pluginData: { resolved: true } });
        const file = path.relative(process.cwd(), found.path);
        if (!/^src[\\/].*\.tsx?$/.test(file)) return undefined;
        const from = path.posix.dirname(outputName(path.relative(process.cwd(), args.importer)));
        const to = path.posix.relative(from, outputName(file)) + extension;
        return { path: to.startsWith('.') ? to : `./${to}`, external: true };
      });
    },
  };
}

// Node.js hands out all of styled-components' CommonJS module as its default export; only the named export `styled` is
// the same thing there and in a bundler.
function readSource(clientFiles) {
  const marked = new Set(clientFiles.map((file) => path.resolve(file)));
  return {
    name: 'read-source',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, (args) => {
        const source = readFileSync(args.path, 'utf8').replace(
          /^import styled(?:, \{([^}]*)\})? from 'styled-components'/m,
          (_, others = '') => `import { styled, ${others} } from 'styled-components'`,
        );
        const directive = marked.has(args.path) ? `'use client';\n` : '';
        return { contents: directive + source, loader: args.path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
