import { createConsole, defineConfig, defineRoutes, type PageMap } from '@waybill/ui-shell/console';

const pages = { index: () => import('./page') } satisfies PageMap;
const routes = defineRoutes<typeof pages>()([
  {
    path: '/',
    name: 'Root',
    nav: { title: 'Start' },
    children: [{ path: 'index', name: 'Index', page: 'index', nav: { title: 'First page', noClosable: true } }],
  },
]);
// There is no server behind this page: neither its service worker nor its notices exist.
const config = defineConfig({
  title: 'Consumer',
  language: 'en',
  loginInterception: false,
  pwa: false,
  theme: { showNotice: false },
});

createConsole({ routes, pages, config }).mount('#app');
