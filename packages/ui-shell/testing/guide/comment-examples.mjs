import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The entries of the packages with the names that each exports. */
const entries = globSync('packages/*/src/exports/*.ts', { cwd: root, ignore: '**/*.test.ts' }).map((file) => {
  const [, name, entry] = /^packages\/([^/]+)\/src\/exports\/(.+)\.ts$/.exec(file);
  const lists = [...read(file).matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) => list.split(','));
  const names = lists.map((each) => each.replace(/^.* as /s, '').trim()).filter((each) => /^\w+$/.test(each));
  const from = entry === 'index' ? `@waybill/${name}` : `@waybill/${name}/${entry}`;
  return { home: `packages/${name}/`, from, names };
});
const samples = 'packages/ui-shell/testing/guide/example-names.test-data.ts';
const sampleNames = [...read(samples).matchAll(/^export (?:declare )?(?:const|function) (\w+)/gm)].map(
  ([, name]) => name,
);
const others = [
  { home: '', from: 'react', names: ['useMemo'] },
  { home: '', from: `../../${samples.replace(/\.ts$/, '')}`, names: sampleNames },
];

/** Imports for the names of an example; the entries of the package of its file come first. */
function importsFor(file, code) {
  const words = new Set(code.replace(/\.\.\.|'[^'\n]*'|\/\/.*$/gm, '').match(/(?<![.\w])[A-Za-z]\w*/g));
  const ofPackage = entries.filter(({ home }) => file.startsWith(home));
  const imports = [...words].flatMap((word) => {
    if (new RegExp(`\\bconst ${word}\\b`).test(code)) return [];
    const entry = [...ofPackage, ...entries, ...others].find(({ names }) => names.includes(word));
    return entry ? [`import { ${word} } from '${entry.from}';\n`] : [];
  });
  return imports.join('');
}

/** The `@example` blocks in the comments of the packages, each with its imports. */
export function commentExamples() {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root, ignore: '**/*.{test,stories,test-d}.*' }).sort();
  return files.flatMap((page) =>
    [...read(page).matchAll(/@example\b(.*?)(?=\n\s+\* @|\s*\*\/)/gs)].map(([, comment], index) => {
      const code = comment.replace(/\n\s+\*( |(?=\n)|$)/g, '\n').trim();
      return { page: `${page}-${index + 1}`, kind: 'tsx', text: `${importsFor(page, code)}${code}\n` };
    }),
  );
}
