import { defineRoutes } from '@waybill/ui-shell/console';
import { titles } from './messages';

const one = { hidden: true, dynamicNewTab: true } as const;
const keeper = { role: ['keeper'] };

/** Menu, tabs, breadcrumb, titles and rights of this back office, from one table. */
export const routes = defineRoutes([
  { path: '/books', name: 'Books', page: () => import('./pages/books'), nav: { title: titles.books } },
  { path: '/books/:id', name: 'Book', page: () => import('./pages/book'), nav: { title: titles.book, ...one } },
  { path: '/loans', name: 'Loans', page: () => import('./pages/loans'), nav: { title: titles.loans } },
  { path: '/readers', name: 'Readers', page: () => import('./pages/readers'), nav: { title: titles.readers } },
  { path: '/readers/:id', name: 'Reader', page: () => import('./pages/reader'), nav: { title: titles.reader, ...one } },
  { path: '/vault', name: 'Vault', page: () => import('./pages/vault'), nav: { title: titles.vault }, guard: keeper },
]);
