import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFolder } from './write-folder';

function openPlace() {
  const place = mkdtempSync(path.join(os.tmpdir(), 'write-folder-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return place;
}

it('writes every file with the folders above it, and nothing else', () => {
  const place = openPlace();
  writeFolder(path.join(place, 'office'), { 'a.txt': 'A', 'src/pages/b.txt': 'B' });
  expect(readdirSync(place)).toEqual(['office']);
  mkdirSync(path.join(place, 'another'));
  expect(statSync(path.join(place, 'office')).mode).toBe(statSync(path.join(place, 'another')).mode);
  expect(readFileSync(path.join(place, 'office/src/pages/b.txt'), 'utf8')).toBe('B');
});

it('leaves nothing behind when a file cannot be written [create-writes-all-or-nothing]', () => {
  const place = openPlace();
  const files = { 'a.txt': 'A', 'a.txt/b.txt': 'below a file' };
  expect(() => writeFolder(path.join(place, 'office'), files)).toThrow(/"[^"]*office" could not be written/);
  expect(readdirSync(place)).toEqual([]);
});

it('leaves a folder that has come meanwhile as it is', () => {
  const place = openPlace();
  mkdirSync(path.join(place, 'office'));
  expect(() => writeFolder(path.join(place, 'office'), { 'a.txt': 'A' })).toThrow('it has come meanwhile');
  expect(readdirSync(path.join(place, 'office'))).toEqual([]);
  expect(readdirSync(place)).toEqual(['office']);
});

it('names the reason where the place does not exist', () => {
  expect(() => writeFolder(path.join(openPlace(), 'none/office'), {})).toThrow('could not be written: ENOENT');
});
