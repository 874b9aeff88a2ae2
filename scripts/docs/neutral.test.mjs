import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';

const product =
  'vehicle|\\be-?bike|motorcycle|tricycle|three-wheel|电动车|摩托车|三轮车|托运|运单台|consignment|/api/cps|personalCenter';

test('nothing in packages/ but the validators names a vehicle or the paths of one platform', () => {
  const search = ['grep', '--untracked', '-niIE', product, '--', 'packages', ':!packages/validators'];
  const { status, stdout } = spawnSync('git', search, { cwd: root, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
});
