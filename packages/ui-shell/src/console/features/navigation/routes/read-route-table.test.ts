import { Share2 } from 'lucide-react';
import { expect, it } from 'vitest';
import { defineRoutes } from '../../../kernel/route-entry';
import { createPageRegistry } from '../router/page-registry';
import { readRouteTable } from './read-route-table';
import { toRouteList } from './to-route-list';

const Orders = () => null;
const load = async () => ({ default: Orders });
const Mark = () => null;
const routes = defineRoutes([
  {
    path: '/order',
    name: 'Order',
    nav: { title: { zh: '运单', en: 'Orders' }, icon: Share2 },
    guard: ['Agent'],
    children: [
      { path: 'list', name: 'OrderList', page: load, nav: { title: 'List', icon: Mark, hidden: true } },
      { path: 'plain', page: load },
      { path: 'denied', name: 'Denied', page: '403' },
    ],
  },
]);

it('takes a table apart: pages, icons and titles get the names of their entries', () => {
  const { entries, pages, icons, titles, aliases } = readRouteTable(routes);
  expect(entries).toEqual([
    {
      path: '/order',
      name: 'Order',
      nav: { title: { id: 'title.Order', message: 'Orders', texts: { zh: '运单', en: 'Orders' } }, icon: 'share-2' },
      guard: ['Agent'],
      children: [
        { path: 'list', name: 'OrderList', page: 'OrderList', nav: { title: 'List', icon: 'OrderList', hidden: true } },
        { path: 'plain', page: '/order/plain' },
        { path: 'denied', name: 'Denied', page: '403' },
      ],
    },
  ]);
  expect(pages).toEqual({ OrderList: load, '/order/plain': load });
  expect(icons).toEqual({ 'share-2': Share2, OrderList: Mark });
  expect(Object.keys(titles)).toEqual(['Order']);
  expect(aliases).toEqual({ Denied: '403' });
});

it("a server's list names pages by the entry's name, and keys of a page map still resolve", async () => {
  const { pages, aliases } = readRouteTable(routes);
  const registry = createPageRegistry({
    pages: { 'order/list': load, '403': load, ...pages },
    aliases,
    timeout: 1000,
  });
  for (const key of ['OrderList', 'order/list', 'Denied']) await expect(registry.load(key)).resolves.toBe(Orders);
  expect(registry.has('Order')).toBe(false);
});

it('becomes plain data with titles in both languages, without the code of pages and icons', () => {
  const list = toRouteList(routes);
  expect(JSON.parse(JSON.stringify(list))).toEqual(list);
  expect(list).toMatchObject([
    {
      path: '/order',
      title: { id: 'title.Order', zh: '运单', en: 'Orders' },
      guard: ['Agent'],
      hasPage: false,
      nav: { icon: 'share-2' },
      children: [{ path: 'list', name: 'OrderList', title: 'List', hasPage: true, nav: { hidden: true } }, {}, {}],
    },
  ]);
});

it('a page key that no console has is a type error', () => {
  // @ts-expect-error there is no page of this key
  defineRoutes([{ path: '/x', page: 'nonsense' }]);
});
