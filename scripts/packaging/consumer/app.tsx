import { createConsole, defineConfig, defineRoutes } from '@waybill/ui-shell/console';

const routes = defineRoutes([
  {
    path: '/',
    name: 'Root',
    nav: { title: 'Start' },
    children: [
      { path: 'index', name: 'Index', page: () => import('./page'), nav: { title: 'First page', noClosable: true } },
    ],
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

createConsole({ routes, config }).mount('#app');
