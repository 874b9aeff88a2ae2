import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { fromRoot, root } from '../lib/root.mjs';

/** Pages whose blocks are not compiled, each with the test that proves them instead. */
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
    // Reads the declarations of the built packages, as users do.
    customConditions: [],
    // Examples of the validators' README import files beside a rule.
    rootDirs: ['.', '../../packages/validators/src'],
    rootDir: '../..',
  },
};

/** Every page with examples, by its path in the repository: READMEs, the packages' guides and docs/. */
export const examplePages = () =>
  globSync(['*.md', 'docs/**/*.{md,mdx}', '{packages,apps,modules,examples}/*/{README,docs/*}.md'], {
    cwd: root,
    ignore: Object.keys(provenElsewhere),
  }).sort();

/** Compiles the `ts` and `tsx` blocks of all pages as files in .cache/examples; returns their count and the compiler's messages. */
export function compileExamples() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const files = examplePages().flatMap((page) =>
    [...readFileSync(fromRoot(page), 'utf8').matchAll(/^ *```(tsx?)\b([^\n]*)\n(.*?)^ *```/gms)].map(
      ([, kind, attributes, text], index) => {
        if (attributes.trim() !== '')
          throw new Error(`${page}: a block of ${kind} says "${attributes.trim()}"; none is left out.`);
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
  return { count: files.length, messages: `${stdout}${stderr}`.trim() };
}
