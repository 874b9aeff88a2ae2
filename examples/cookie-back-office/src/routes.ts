import { defineRoutes } from '@waybill/ui-shell/console';

/** Menu, tabs, breadcrumb, titles and rights of this back office, from one table. */
export const routes = defineRoutes([
  {
    path: '/books',
    name: 'Books',
    page: () => import('./pages/books'),
    nav: { title: { zh: '书目', en: 'Books' }, noClosable: true },
  },
  {
    path: '/readers',
    name: 'Readers',
    page: () => import('./pages/readers'),
    nav: { title: { zh: '读者', en: 'Readers' } },
  },
  {
    path: '/vault',
    name: 'Vault',
    page: () => import('./pages/vault'),
    nav: { title: { zh: '书库', en: 'Vault' } },
    guard: { role: ['keeper'] },
  },
]);
