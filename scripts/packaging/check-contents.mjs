import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Throws unless the packed files are exactly those that users of the package need. */
export function checkContents({ manifest, files }) {
  const wrong = [
    ...['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json']
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
    ...files
      .filter((file) => !file.startsWith('dist/templates/'))
      .filter((file) => /(^|\/)src\/|\.(test|stories|bench)\.|\.tsx?$/.test(file) && !/\.d\.c?ts$/.test(file))
      .map((file) => `${file} does not belong in the tarball`),
    ...files
      .filter((file) => /\.c?js$/.test(file) && !files.includes(`${file}.map`))
      .map((file) => `${file} has no source map`),
    ...(manifest.sideEffects === false ? [] : ['"sideEffects" must be false, or bundlers keep what is not used']),
    ...(JSON.stringify(manifest).includes('@waybill/source')
      ? ['the source condition of the workspace is in the manifest']
      : []),
    ...['description', 'keywords', 'license', 'homepage', 'bugs', 'repository']
      .filter((fact) => !manifest[fact])
      .map((fact) => `the manifest has no ${fact}`),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Throws unless the entry opens with "use client", in ESM and in CJS. */
export function checkClientDirective({ folder }, entry) {
  for (const file of [`${entry}.js`, `${entry}.cjs`]) {
    const head = readFileSync(path.join(folder, 'dist', file), 'utf8').slice(0, 60);
    if (!/^("use strict";\s*)?["']use client["']/.test(head))
      throw new Error(`dist/${file} does not open with "use client".`);
  }
}
