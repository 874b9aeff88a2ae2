import { defineRoutes } from '@waybill/ui-shell/console';
import { titles } from './messages';
import type { pages } from './pages';

/** Menu, tabs, breadcrumb, titles and rights of this back office, from one table. */
export const routes = defineRoutes<typeof pages>()([
  {
    path: '/',
    name: 'Root',
    children: [{ path: 'berths', name: 'Berths', page: 'berths', nav: { title: titles.berths, noClosable: true } }],
    nav: { title: titles.berths },
  },
  { path: '/fees', name: 'Fees', page: 'fees', nav: { title: titles.fees }, guard: { role: ['Treasurer'] } },
]);
