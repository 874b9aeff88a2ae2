import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
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
    // Examples of the validators' README import what lies beside a rule.
    rootDirs: ['.', '../../packages/validators/src'],
    rootDir: '../..',
  },
};

/** Every page with examples, by its path in the repository: READMEs, the guides of the packages, and what stands in docs/. */
export const examplePages = () =>
  globSync(['*.md', 'docs/**/*.{md,mdx}', '{packages,apps,modules,examples}/*/{README,docs/*}.md'], {
    cwd: root,
    ignore: Object.keys(provenElsewhere),
  }).sort();

/** Compiles the `ts` and `tsx` blocks of all pages, each as a file in .cache/examples; returns how many there are and what the compiler says, by page, number and line. */
export function compileExamples() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const files = examplePages().flatMap((page) =>
    [...readFileSync(fromRoot(page), 'utf8').matchAll(/^ *```(tsx?)\b([^\n]*)\n(.*?)^ *```/gms)].map(
      ([, kind, said, text], index) => {
        if (said.trim() !== '') throw new Error(`${page}: a block of ${kind} says "${said.trim()}"; none is left out.`);
        const file = path.join(folder, `${page.replace(/\W/g, '-')}-${index + 1}.${kind}`);
        writeFileSync(file, `${text}\nexport {};\n`);
        return file;
      },
    ),
  );
  const compiler = fromRoot('node_modules/typescript-native/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '--checkers', '1', '-p', folder], {
    encoding: 'utf8',
  });
  return { count: files.length, said: `${stdout}${stderr}`.trim() };
}
