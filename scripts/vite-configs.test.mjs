import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot, root } from './lib/root.mjs';

const files = execFileSync('git', ['ls-files', '*.md', '*.mdx', '**/vite.config.ts', 'packages/ui-shell/src/cli'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** The parts of a document that show a Vite configuration; a file of code is one part. */
const configsIn = (file, text) => {
  if (!/\.mdx?$/.test(file)) return [text];
  return (text.match(/^```[\s\S]*?^```/gm) ?? []).filter((block) => /vite\.config\.ts|defineConfig/.test(block));
};

it('a Vite configuration names files of its project whole: what is left out, Vite warns of at each start', () => {
  const short = files.flatMap((file) =>
    configsIn(file, readFileSync(fromRoot(file), 'utf8'))
      .flatMap((text) => text.match(/from '\.\/src\/[^']*'/g) ?? [])
      .filter((line) => !/\.[cm]?[jt]sx?'$/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(short).toEqual([]);
});
