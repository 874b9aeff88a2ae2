import path from 'node:path';
import { build } from 'esbuild';

/** Bundles a page's script for the browser: its files by their address, the first is `/page.js`; lazy chunks are separate files. */
export async function bundlePage(file: string): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: { page: file },
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2022',
    outdir: '/',
    write: false,
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path: name, contents }) => [`/${path.basename(name)}`, contents]));
}
