import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'waybill-pictures-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const folder = (name) => path.join(root, name);
const folders = () => ({ accepted: folder('accepted'), now: folder('now'), differences: folder('differences') });

/** A white picture with one black square at `at`. */
function put(where, name, { width = 40, height = 30, at } = {}) {
  mkdirSync(folder(where), { recursive: true });
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (let y = 0; at !== undefined && y < 5; y += 1)
    for (let x = 0; x < 5; x += 1)
      picture.data.fill(0, ((at + y) * width + at + x) * 4, ((at + y) * width + at + x) * 4 + 3);
  writeFileSync(path.join(folder(where), name), PNG.sync.write(picture));
}

describe('pictures of stories', () => {
  it('that are alike are the same, whatever their bytes', () => {
    put('accepted', 'a.png', { at: 3 });
    put('now', 'a.png', { at: 3 });
    expect(comparePictures(folders())).toEqual([{ name: 'a.png', state: 'same' }]);
    expect(existsSync(path.join(folder('differences'), 'a.png'))).toBe(false);
  });

  it('that differ are changed, and the difference is drawn', () => {
    put('accepted', 'a.png', { at: 3 });
    put('now', 'a.png', { at: 12 });
    expect(comparePictures(folders())).toEqual([{ name: 'a.png', state: 'changed', pixels: 50 }]);
    expect(existsSync(path.join(folder('differences'), 'a.png'))).toBe(true);
  });

  it('of another size are changed, also where all of one is in the other', () => {
    put('accepted', 'a.png');
    put('now', 'a.png', { height: 31 });
    expect(comparePictures(folders())).toMatchObject([{ state: 'changed' }]);
  });

  it('that stand on one side only are new or gone, and without accepted ones all are new', () => {
    put('accepted', 'old.png');
    put('now', 'young.png');
    expect(comparePictures(folders())).toEqual([
      { name: 'old.png', state: 'gone' },
      { name: 'young.png', state: 'new' },
    ]);
    rmSync(folder('accepted'), { recursive: true });
    expect(comparePictures(folders())).toEqual([{ name: 'young.png', state: 'new' }]);
  });
});
