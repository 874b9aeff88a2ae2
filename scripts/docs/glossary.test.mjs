import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';
import { commentsOf, namesOf, ownNames, ownPhrases } from './glossary.mjs';

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: fromRoot('.'),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(fromRoot(file)) && !file.startsWith('scripts/docs/glossary'));
const textOf = (file) => readFileSync(fromRoot(file), 'utf8');
const sources = tracked.filter((file) => /\.(tsx?|mjs)$/.test(file));
const documents = tracked.filter((file) => /^(?!bench\/results|docs\/(api|proof)|\.changeset).*\.mdx?$/.test(file));
const paragraphsOf = (text) =>
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n|\n(?=\s*[-*|] )/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').replace(/^[-*|] /, ''));

describe('the words of the field', () => {
  test('are wanted in names, comments and sentences, and named where they are missing', () => {
    expect(ownNames('RoomList')).toEqual([expect.stringContaining('module')]);
    expect(ownNames('first-paint')).toEqual([]);
    expect(ownPhrases('Answers whether it is there.')).toEqual(['"Answers": say Returns']);
    expect(ownPhrases('Waits, and answers the page.')).toEqual(['"and answers the": say returns']);
    expect(ownPhrases('Drops the answer.')).toEqual(['"the answer": say response or result']);
    expect(ownPhrases('POST /login; answers `{ token }`.')).toEqual([]);
    expect(ownPhrases('The dialog asks; the answer is kept.')).toEqual([]);
    expect(ownPhrases('A server that answers 503.')).toEqual([]);
    expect(commentsOf('/** One\n * two. */\n// Three\n// four.\n')).toEqual(['One two.', 'Three four.']);
    expect(namesOf("// trail\nconst room = 'door';")).toEqual(['const', 'room']);
  });

  test('stand in the names of files and folders', () => {
    const found = tracked.flatMap((file) =>
      file
        .split(path.posix.sep)
        .flatMap(ownNames)
        .map((say) => `${file}: ${say}`),
    );
    expect(found).toEqual([]);
  });

  test('stand in the names of code', () => {
    // Orders of the app are delivered to a door, and benches measure when it is painted.
    const own = sources.filter((file) => /^(packages\/[^/]+\/src|scripts|[^/]+\.ts)/.test(file));
    const found = own.flatMap((file) =>
      namesOf(textOf(file)).flatMap((name) => ownNames(name).map((say) => `${file}: ${name}: ${say}`)),
    );
    expect(found).toEqual([]);
  });

  test('stand in comments', () => {
    const found = sources.flatMap((file) =>
      commentsOf(textOf(file)).flatMap((text) => ownPhrases(text).map((say) => `${file}: ${say} in: ${text}`)),
    );
    expect(found).toEqual([]);
  });

  test('stand in documents', () => {
    const found = documents.flatMap((file) =>
      paragraphsOf(textOf(file)).flatMap((text) => ownPhrases(text).map((say) => `${file}: ${say} in: ${text}`)),
    );
    expect(found).toEqual([]);
  });
});
