import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { commentExamples } from '../../packages/ui-shell/testing/guide/comment-examples.mjs';
import { fromRoot, root } from '../lib/root.mjs';

/** Pages whose blocks are not compiled as they stand, each with what proves it instead. */
const provenElsewhere = {
  'docs/additions.md': 'edits: scripts/docs/additions.test.mjs carries them out in a copy of the repository',
  'docs/order-field.md': 'edits: the same test carries them out',
  'docs/new-module.md': 'edits: the same test carries them out',
  'packages/ui-shell/docs/tutorial.md': 'edits: `npm run packaging` carries them out in a new back office',
};
const folder = fromRoot('.cache/examples');
const config = {
  extends: '../../tsconfig.base.json',
  include: ['.'],
  compilerOptions: {
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    incremental: false,
    // The declarations of the built packages, as those read them who use them.
    customConditions: [],
    // Examples of the validators' README import from files beside a rule.
    rootDirs: ['.', '../../packages/validators/src'],
    rootDir: '../..',
  },
};

/** Every page with examples, by its path in the repository: READMEs, the guides of the packages, and docs/. */
export const examplePages = () =>
  globSync(['*.md', 'docs/**/*.{md,mdx}', '{packages,apps,modules,examples}/*/{README,docs/*}.md'], {
    cwd: root,
    ignore: Object.keys(provenElsewhere),
  }).sort();

/** Compiles the `ts` and `tsx` blocks of all pages and the examples in comments of the packages, each as a file in .cache/examples; returns their number and the errors of the compiler by page, number and line. */
export function compileExamples() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const blocks = examplePages().flatMap((page) =>
    [...readFileSync(fromRoot(page), 'utf8').matchAll(/^ *```(tsx?)\b([^\n]*)\n(.*?)^ *```/gms)].map(
      ([, kind, options, text], index) => {
        if (options.trim() !== '')
          throw new Error(`${page}: a block of ${kind} has the option "${options.trim()}"; all blocks are compiled.`);
        return { page: `${page}-${index + 1}`, kind, text };
      },
    ),
  );
  const files = [...blocks, ...commentExamples()];
  for (const { page, kind, text } of files)
    writeFileSync(path.join(folder, `${page.replace(/\W/g, '-')}.${kind}`), `${text}\nexport {};\n`);
  const args = [fromRoot('node_modules/typescript-native/bin/tsc'), '--checkers', '1', '-p', folder];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { count: files.length, errors: `${stdout}${stderr}`.trim() };
}
