import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../lib/root.mjs';

/** Pages whose blocks are not compiled as they stand, each with what proves it instead. */
const provenElsewhere = {
  'docs/additions.md': 'edits: scripts/docs/additions.test.mjs carries them out in a copy of the repository',
  'docs/order-field.md': 'edits: the same test carries them out',
  'docs/tutorial.md': 'edits: `npm run packaging` carries them out in a new back office, builds it and opens it',
};
/** Where the files of a page's examples would lie, for those that import a neighbour. */
const neighbours = { 'packages/validators/README.md': 'src' };

/** Every page with examples, by its path in the repository: READMEs and what stands in docs/. */
export function examplePages() {
  const isPage = (file) => /\.mdx?$/.test(file) && !Object.hasOwn(provenElsewhere, file);
  const inFolder = (folder) => readdirSync(fromRoot(folder)).map((name) => path.posix.join(folder, name));
  const folders = ['.', 'docs', 'docs/site', ...['packages', 'apps', 'examples'].flatMap(inFolder)];
  return folders.flatMap((folder) => {
    const files = inFolder(folder).filter(isPage);
    return folder.includes('/') && folder !== 'docs/site' ? files.filter((file) => file.endsWith('README.md')) : files;
  });
}

/** The `ts` and `tsx` blocks of a page as files that exist on no disk. */
export function readExamples(page) {
  const blocks = [...readFileSync(fromRoot(page), 'utf8').matchAll(/^ *```tsx?\b[^\n]*\n.*?^ *```/gms)];
  return new Map(blocks.map(([block], index) => toFile(page, block, index + 1)));
}

function toFile(page, block, number) {
  const [, kind, said, text] = /^ *```(tsx?)([^\n]*)\n(.*?)^ *```/ms.exec(block);
  if (said.trim() !== '') throw new Error(`${page}: a block of ${kind} says "${said.trim()}"; none is left out.`);
  const folder = fromRoot(path.dirname(page), neighbours[page] ?? 'src');
  const name = `${path.basename(page).replace(/\W/g, '-')}-${number}.${kind}`;
  return [path.join(folder, name), `${text}\nexport {};\n`];
}

/** What the compiler says against the examples, one line each. */
export function exampleProblems(program, examples) {
  return [...examples.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText, start = 0 }) => {
        const { line } = source.getLineAndCharacterOfPosition(start);
        const said = ts.flattenDiagnosticMessageText(messageText, ' ');
        const where = path.relative(fromRoot('.'), file);
        return `${where} line ${line + 1} (${source.text.split('\n')[line].trim()}): ${said}`;
      },
    );
  });
}
