import { describe, expect, it } from 'vitest';
import type { NavNode } from '../../nav/nav-node';
import { toFloatRows } from './float-rows';
import { menuKeyAction, typeAhead } from './menu-keys';
import { groupPaths, toMenuRows } from './menu-rows';
import { fittingCount } from './use-fitting-count';

const node = (path: string, children: NavNode[] = []): NavNode => ({ path, title: path, children });
const tree = [node('a', [node('a1'), node('a2', [node('a2x')])]), node('b'), node('c', [node('c1')])];
const rowsOf = (...open: string[]) => toMenuRows(tree, new Set(open));
const paths = (...open: string[]) => rowsOf(...open).map((row) => row.node.path);

describe('visible lines of a menu', () => {
  it('are the top entries while all groups are folded', () => {
    expect(paths()).toEqual(['a', 'b', 'c']);
  });

  it('several groups may stand open', () => {
    expect(paths('a', 'c')).toEqual(['a', 'a1', 'a2', 'b', 'c', 'c1']);
  });

  it('know level, parent and the size of their subtree', () => {
    const rows = rowsOf('a', 'a2');
    expect(rows.map(({ level, parent, size }) => [level, parent, size])).toEqual([
      [0, -1, 4],
      [1, 0, 1],
      [1, 0, 2],
      [2, 2, 1],
      [0, -1, 1],
      [0, -1, 1],
    ]);
  });

  it('group paths name every entry with children', () => {
    expect(groupPaths(tree)).toEqual(['a', 'a2', 'c']);
  });
});

describe('keys in a menu', () => {
  const open = new Set(['a']);
  const rows = rowsOf('a');
  const on = (key: string, index: number) => menuKeyAction(key, { rows, index, open });

  it('arrows, Home and End move along the visible lines and stop at the ends', () => {
    expect(on('ArrowDown', 0)).toEqual({ type: 'focus', index: 1 });
    expect(on('ArrowUp', 0)).toBeUndefined();
    expect(on('End', 0)).toEqual({ type: 'focus', index: rows.length - 1 });
    expect(on('Home', 3)).toEqual({ type: 'focus', index: 0 });
  });

  it('right opens a group and then goes in', () => {
    expect(on('ArrowRight', 2)).toEqual({ type: 'open', index: 2 });
    expect(on('ArrowRight', 0)).toEqual({ type: 'focus', index: 1 });
    expect(on('ArrowRight', 1)).toBeUndefined();
  });

  it('left folds a group, goes to the parent, and leaves from the top', () => {
    expect(on('ArrowLeft', 0)).toEqual({ type: 'fold', index: 0 });
    expect(on('ArrowLeft', 1)).toEqual({ type: 'focus', index: 0 });
    expect(on('ArrowLeft', 3)).toEqual({ type: 'leave' });
  });

  it('typing finds the next title that begins so, whatever its case, around the end', () => {
    const titles = ['Orders', 'Order list', 'Promotion', 'Settings'];
    expect(typeAhead(titles, 0, 'p')).toBe(2);
    expect(typeAhead(titles, 3, 'ORDER L')).toBe(1);
    expect(typeAhead(titles, 1, 'o')).toBe(0);
    expect(typeAhead(titles, 0, 'x')).toBe(-1);
  });

  it('one letter again and again walks through the titles that begin with it', () => {
    const titles = ['Orders', 'Order list', 'Promotion'];
    expect(typeAhead(titles, 0, 'o')).toBe(1);
    expect(typeAhead(titles, 1, 'oo')).toBe(0);
  });
});

describe('a row that overflows', () => {
  it('takes all when all fit, else leaves room for the last group', () => {
    expect(fittingCount([100, 100, 100], 300, 80)).toBe(3);
    expect(fittingCount([100, 100, 100], 299, 80)).toBe(2);
    expect(fittingCount([100, 100, 100], 270, 80)).toBe(1);
    expect(fittingCount([100], 50, 80)).toBe(0);
  });
});

describe('a float panel', () => {
  it('is two entries wide, groups stand under a heading', () => {
    const rows = toFloatRows([node('1'), node('g', [node('4'), node('5')]), node('2'), node('3')]);
    expect(rows.map((row) => ('heading' in row ? row.heading : row.entries.map(({ path }) => path)))).toEqual([
      ['1', '2'],
      ['3'],
      'g',
      ['4', '5'],
    ]);
  });
});
