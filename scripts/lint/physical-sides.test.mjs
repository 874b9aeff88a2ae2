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
  '<div style={{ marginLeft: 4 }} />',
  '<div style={{ top: 0, left: 4 }} />',
  'const box = { paddingRight: 8, borderTopLeftRadius: 4 };',
  "const cell = { textAlign: 'right' };",
  "element.style.left = '4px';",
])('refuses %s', (line) => {
  const [first] = physicalSides(line);
  expect(first).toContain(line.trim());
});

it.each([
  'margin-inline-start: 4px;',
  'padding: 0 12px;',
  'padding: 1px 2px 3px 2px;',
  'inset-inline: 0 auto;',
  ['transform: translateX($', "{along('-100%')});"].join(''),
  'left: number;',
  '<div style={{ insetInlineStart: 4, marginInlineEnd: 2 }} />',
  'const { left, width } = element.getBoundingClientRect();',
  "const cell = { textAlign: 'end' };",
])('accepts %s', (line) => {
  expect(physicalSides(line)).toEqual([]);
});

it('finds none in the shell and the console', () => {
  expect(lintSides()).toEqual([]);
});
