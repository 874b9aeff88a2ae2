import { defineRoutes } from '@waybill/ui-shell/console';

/** A home page, and lists that can be opened in any number. */
export const routes = defineRoutes([
  {
    path: '/',
    name: 'Root',
    nav: { title: { zh: '首页', en: 'Home' } },
    children: [
      {
        path: 'index',
        name: 'Index',
        page: () => import('./pages/home'),
        nav: { title: { zh: '首页', en: 'Home' }, noClosable: true },
      },
    ],
  },
  {
    path: '/list/:name',
    name: 'List',
    page: () => import('./pages/list-page'),
    nav: { title: { zh: '列表', en: 'Lists' }, hidden: true, dynamicNewTab: true },
  },
]);
