import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fromRoot, root } from './lib/root.mjs';
import { turboEnv } from './lib/turbo.mjs';

it('says which project it checked, and fails over a wrong type', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "noEmit": true, "strict": true, "types": [] } }',
  );
  const check = (code) => {
    writeFileSync(path.join(folder, 'file.ts'), code);
    return spawnSync(process.execPath, [fromRoot('scripts/types.mjs'), '.'], { cwd: folder, encoding: 'utf8' });
  };
  const right = check('export const one: number = 1;');
  expect([right.status, right.stdout]).toEqual([0, expect.stringContaining('types are right')]);
  const wrong = check('export const one: number = "1";');
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).not.toContain('types are right');
});

it('the check of types is that of the root and of every workspace', () => {
  const args = [fromRoot('node_modules/turbo/bin/turbo'), 'run', 'types', '--dry=json'];
  const env = { ...process.env, ...turboEnv };
  const { tasks } = JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  );
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(fromRoot(folder)).map(
      (name) => JSON.parse(readFileSync(fromRoot(folder, name, 'package.json'), 'utf8')).name,
    ),
  );
  const checked = tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId }) => taskId);
  expect(checked).toEqual(expect.arrayContaining(['//#types', ...workspaces.map((name) => `${name}#types`)]));
});
