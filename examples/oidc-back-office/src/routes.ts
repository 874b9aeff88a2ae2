import { defineRoutes } from '@waybill/ui-shell/console';
import { titles } from './messages';

/** Menu, tabs, breadcrumb, titles and rights of this back office, from one table. */
export const routes = defineRoutes([
  {
    path: '/nights',
    name: 'Nights',
    page: () => import('./pages/nights'),
    nav: { title: titles.nights, noClosable: true },
  },
  {
    path: '/dome',
    name: 'Dome',
    page: () => import('./pages/dome'),
    nav: { title: titles.dome },
    guard: { role: ['Astronomer'] },
  },
]);
