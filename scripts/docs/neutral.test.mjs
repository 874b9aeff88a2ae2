import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';

const product =
  /vehicle|\be-?bike|motorcycle|tricycle|three-wheel|电动车|摩托车|三轮车|托运|运单台|consignment|\/api\/cps|personalCenter/i;

test('nothing in packages/ but the validators names a vehicle or the paths of one platform', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|md|mdx|json|html)$/.test(file) && !file.startsWith('packages/validators/'))
    .filter((file) => existsSync(fromRoot(file)));
  expect(files.length).toBeGreaterThan(400);
  const named = files.flatMap((file) =>
    readFileSync(fromRoot(file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (product.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [])),
  );
  expect(named).toEqual([]);
});
