import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { fromRoot, git, root } from '../lib/root.mjs';

const withoutCode = (text) => text.replace(/^```[\s\S]*?^```/gm, '');
const spansOf = (text) => [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);

/** The anchors of a document's headings, as GitHub makes them. */
function headingsOf(text) {
  return [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The targets of a document's links except links to other hosts. */
function linksOf(text) {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to).filter((to) => !/^[a-z]+:/.test(to));
}

/** The `npm run` commands that a document names, in code blocks too. */
function commandsNamed(text) {
  return [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name);
}

const top = /^(?:packages|apps|modules|scripts|docs|examples|bench|\.storybook)\/[\w.*/-]*$/;
const file = /^[\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.(?:tsx?|mjs|json|md|css|html)$/;

/** The repository paths in a document's code spans, without patterns such as `<module>` and `*`. */
function pathsIn(text) {
  return spansOf(text).filter((span) => (top.test(span) || file.test(span)) && !span.includes('*'));
}

const documents = globSync(['*.md', 'docs/*.md', '{packages,apps,modules}/*/{README,docs/*}.md'], {
  cwd: root,
  ignore: 'docs/specification.md',
});
/** Paths that a start, a check or a followed example creates. */
const made = [
  'apps/console/dist',
  'apps/sandbox/data',
  'reports/bench',
  'reports/why.html',
  'packages/ui-shell/src/feedback/status-badge.tsx',
  'src/register.ts',
];
const textOf = (file) => readFileSync(fromRoot(file), 'utf8');
const tracked = git('ls-files', '-co', '--exclude-standard').split('\n');

test.each(documents)(
  'every link of %s leads to a heading, every path that it names is there, every command is one',
  (file) => {
    const text = textOf(file);
    const wrongLinks = linksOf(text).filter((link) => {
      const [to, heading] = link.split('#');
      const target = to === '' ? file : path.join(path.dirname(file), to);
      if (!existsSync(fromRoot(target))) return true;
      return heading && target.endsWith('.md') && !headingsOf(textOf(target)).includes(heading);
    });
    // A file is named from the root, or by its last folders, as in `console/create-console.tsx`.
    const isThere = (name) =>
      made.includes(name) ||
      existsSync(fromRoot(name)) ||
      tracked.some((each) => `/${each}`.endsWith(`/${name}`) || `/${each}`.includes(`/${name.replace(/\/$/, '')}/`));
    const { scripts } = JSON.parse(textOf('package.json'));
    expect(wrongLinks).toEqual([]);
    expect(pathsIn(text).filter((name) => !isThere(name))).toEqual([]);
    expect(commandsNamed(text).filter((name) => !scripts[name])).toEqual([]);
  },
);

test('the tree in ARCHITECTURE.md has every folder at the top, every package and every app', () => {
  const tree = /### The tree\n\n```\n([\s\S]*?)```/.exec(textOf('ARCHITECTURE.md'))[1];
  const written = [...tree.matchAll(/^ {0,2}([\w.-]+)\/(?: |$)/gm)].map(([, name]) => name);
  const folders = tracked.flatMap((file) => {
    const [top, below] = file.split('/').slice(0, -1);
    return ['packages', 'apps', 'modules'].includes(top) && below ? [top, below] : (top ?? []);
  });
  const settings = ['.changeset', '.ci', '.github'];
  expect(new Set(written)).toEqual(new Set(folders.filter((name) => !settings.includes(name))));
});
