import { defineRoutes } from '@waybill/ui-shell/console';
import { titles } from './messages';

/** Menu, tabs, breadcrumb, titles and rights, from one table. A guard is `guard: { role: ['...'] }`. */
export const routes = defineRoutes([
  {
    path: '/notes',
    name: 'Notes',
    page: () => import('./pages/notes'),
    nav: { title: titles.notes, noClosable: true },
  },
]);
