import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/root.mjs';

/** The tutorial's first command and its edits in order, as `{ file, text }` (a new file) or `{ file, from, to }` (a change). */
export function readTutorial(text = readFileSync(fromRoot('packages/ui-shell/docs/tutorial.md'), 'utf8')) {
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(([, language, body]) => ({ language, body }));
  const shell = blocks.find(({ language }) => language === 'sh')?.body.split('\n')[0] ?? '';
  const edits = blocks.filter(({ language }) => language !== 'sh').map(toEdit);
  return { command: shell.split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((word) => word.replaceAll('"', '')), edits };
}

function toEdit({ language, body }) {
  const [first, ...lines] = body.trimEnd().split('\n');
  const file = /^ ?\/\/ (\S+)$/.exec(first)?.[1];
  if (!file) throw new Error(`A block of the tutorial names no file in its first line: ${first}`);
  if (language !== 'diff') return { file, text: `${lines.join('\n')}\n` };
  const side = (other) => lines.filter((line) => line[0] !== other).map((line) => `${line.slice(1)}\n`);
  return { file, from: side('+').join(''), to: side('-').join('') };
}

/** The files of a folder, for edits that are carried out in it. */
export const filesIn = (folder) => ({
  read: (file) => readFileSync(path.join(folder, file), 'utf8'),
  write(file, text) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  },
});

/** The files of a project that is not written yet, as `{ [name]: text }`. */
export const filesOf = (files) => ({
  read: (file) => files[file] ?? '',
  write(file, text) {
    files[file] = text;
  },
});

/** Applies edits with `read` and `write` by file name. Throws unless the text to change occurs exactly once. */
export function carryOut(edits, { read, write }) {
  for (const { file, text, from, to } of edits) {
    if (text !== undefined) write(file, text);
    else {
      const before = read(file);
      if (before.split(from).length !== 2) throw new Error(`${file} does not hold this exactly once:\n${from}`);
      write(
        file,
        before.replace(from, () => to),
      );
    }
  }
}

/** Adds a page to a created office by the steps of its AGENTS.md: copies files under another word and edits others. */
export function addPage(files) {
  const text = files.read('AGENTS.md');
  for (const [, file, from] of text.matchAll(/^\d+\. `([^`]+)`: copy `([^`]+)`/gm))
    files.write(file, files.read(from).replaceAll('note', 'parcel').replaceAll('Note', 'Parcel'));
  carryOut(readTutorial(text).edits, files);
}
