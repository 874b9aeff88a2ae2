import { expect, it } from 'vitest';
import { lintSides, physicalSides } from './physical-sides.mjs';

it.each([
  'margin-left: 4px;',
  'padding-right: 8px;',
  '  left: 0;',
  'border-left-color: red;',
  'border-top-left-radius: 4px;',
  'text-align: right;',
  'float: left;',
  'padding: 0 calc(1px + (2px)) 0 2px;',
  'inset: 0 auto 0 0;',
  'transform: translateX(-100%);',
])('refuses %s', (line) => {
  expect(physicalSides(line)).toEqual([expect.stringContaining(line.trim())]);
});

it.each([
  'margin-inline-start: 4px;',
  'padding: 0 12px;',
  'padding: 1px 2px 3px 2px;',
  'inset-inline: 0 auto;',
  ['transform: translateX($', "{along('-100%')});"].join(''),
  'left: number;',
])('accepts %s', (line) => {
  expect(physicalSides(line)).toEqual([]);
});

it('finds none in the shell and the console', () => {
  expect(lintSides()).toEqual([]);
});
