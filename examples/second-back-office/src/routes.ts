import { defineRoutes } from '@waybill/ui-shell/console';
import { titles } from './messages';

/** Menu, tabs, breadcrumb, titles and rights of this back office, from one table. */
export const routes = defineRoutes([
  {
    path: '/',
    name: 'Root',
    nav: { title: { zh: '泊位', en: 'Berths' } },
    children: [
      {
        path: 'berths',
        name: 'Berths',
        page: () => import('./berths'),
        nav: { title: { zh: '泊位', en: 'Berths' }, noClosable: true },
      },
    ],
  },
  { path: '/articles', name: 'Articles', page: () => import('./articles'), nav: { title: titles.articles } },
  {
    path: '/fees',
    name: 'Fees',
    page: () => import('./fees'),
    nav: { title: { zh: '费用', en: 'Fees' } },
    guard: { role: ['Treasurer'] },
  },
]);
