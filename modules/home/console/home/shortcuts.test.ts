import type { NavNode } from '@waybill/ui-shell';
import { expect, it } from 'vitest';
import { shortcutsOf } from './shortcuts';

const node = (path: string, children: NavNode[] = [], external = false): NavNode => ({
  path,
  title: path,
  children,
  external,
});
const section = (name: string, count: number) =>
  node(
    name,
    Array.from({ length: count }, (_, index) => node(`${name}/${index}`)),
  );
const paths = (menu: NavNode[]) => shortcutsOf(menu).map(({ entries }) => entries.map(({ path }) => path));

it('the home page offers every entry of a usual menu, but neither itself nor other sites', () => {
  const menu = [
    node('/', [node('/index')]),
    node('/a', [node('/a/1'), node('https://a.example', [], true), node('/a/2')]),
  ];
  expect(paths(menu)).toEqual([['/a/1', '/a/2']]);
});

it('the home page offers 40 entries of 10,000 [home-stays-small]', () => {
  const offered = paths(Array.from({ length: 100 }, (_, index) => section(`/s${index}`, 100)));
  expect(offered.flat()).toHaveLength(40);
  expect(paths([section('/a', 30), section('/b', 30), section('/c', 30)]).map(({ length }) => length)).toEqual([
    30, 10,
  ]);
});
