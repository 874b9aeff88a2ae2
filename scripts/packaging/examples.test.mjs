import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../lib/root.mjs';

const folder = fromRoot('examples');
const linesOf = (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

// office-rest and the like contain only the differences from office.
test.each(readdirSync(folder).filter((name) => !name.startsWith('office-')))(
  'examples/%s is a console of less than 400 lines beside its server, and no file of its screens is over 80 [console-over-another-api-is-small]',
  (name) => {
    const files = readdirSync(path.join(folder, name), { recursive: true })
      .filter((file) => !/(^|[\\/])(node_modules|dist)[\\/]|\.md$|^(api|provider)\.mjs$/.test(file))
      .map((file) => path.join(folder, name, file))
      .filter((file) => statSync(file).isFile());
    expect(files.length).toBeGreaterThan(5);
    expect(files.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThan(400);
    expect(files.filter((file) => file.endsWith('.tsx') && linesOf(file) > 80)).toEqual([]);
  },
);
