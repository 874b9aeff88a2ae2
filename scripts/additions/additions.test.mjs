import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { additions } from './additions.mjs';
import { copyTree } from './copy-tree.mjs';
import { readFacts } from './facts.mjs';

describe('an addition', () => {
  let tree;
  let facts;
  const touched = new Map();
  const read = (file) => readFileSync(path.join(tree.folder, file), 'utf8');
  const run = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree.folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  };

  beforeAll(async () => {
    tree = copyTree();
    for (const { kind, edits } of additions) {
      for (const [file, edit] of Object.entries(edits)) {
        const place = path.join(tree.folder, file);
        if (typeof edit === 'string' && existsSync(place)) throw new Error(`${file} is there already.`);
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, typeof edit === 'string' ? edit : edit(read(file)));
      }
      touched.set(kind, Object.keys(edits).length);
    }
    run('scripts/docs.mjs');
    facts = await readFacts(tree.folder);
  }, 300_000);

  afterAll(() => tree?.remove(), 300_000);

  it.each(additions)('of $kind touches no more than $files files', ({ kind, files }) => {
    expect(touched.get(kind)).toBe(files);
  });

  it('compiles, typed addresses and all', () => {
    run('scripts/types.mjs', 'apps/console');
  }, 300_000);

  it('of a page is in the table that menus, sandbox and journeys read', () => {
    expect(facts.routes).toContainEqual(
      expect.objectContaining({
        name: 'Pallets',
        hasPage: true,
        guard: ['Admin'],
        title: { id: 'title.Pallets', zh: '托盘', en: 'Pallets' },
      }),
    );
  });

  it('of a theme is offered under its title', () => {
    for (const names of facts.themes) expect(names).toContain('harbour');
    expect(read('docs/api/messages.md')).toMatch(/\| `theme\.harbour` +\| 港湾 +\| Harbour +\|/);
  });

  it('of a tool stands in the header, with a switch in the theme settings', () => {
    expect(facts.tools).toContainEqual(['clock', { name: 'showClock', default: true, inDrawer: true }]);
    expect(facts.tools).toContainEqual(['bell', { name: 'showBell', default: true, inDrawer: true }]);
    expect(facts.tools.map(([id]) => id).indexOf('clock')).toBe(facts.tools.map(([id]) => id).indexOf('bell') - 1);
  });

  it('of a setting has its default, its check and its row in the README', () => {
    expect(facts.setting).toEqual([4000, expect.stringContaining('greetingDuration')]);
    expect(read('packages/ui-shell/README.md')).toMatch(
      /\| `greetingDuration` +\| `4000` +\| How long a greeting stands, in ms\. +\|/,
    );
  });

  it('of a validator speaks both languages, and stands in the README and in the table of all rules', () => {
    expect(facts.messages.palletCode).toBe('请输入正确的托盘号');
    expect(read('packages/validators/README.md')).toContain('palletCode');
    expect(read('packages/validators/src/testing/rule-table.ts')).toContain('trade/pallet-code.ts');
  });

  it('of a page outside of the shell is open to everyone', () => {
    expect(facts.paths).toContain('/terms');
  });

  it("of an entry of the avatar's menu leads where it says", () => {
    expect(facts.userMenu.map(({ to }) => to)).toEqual(['/pallets', '/setting/personalCenter']);
  });
});
