import { expect, it } from 'vitest';
import { firstFiles } from '../precache.config';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_react.js'] },
  '_circle.js': { file: 'assets/circle.js', imports: ['_menu.js'] },
  '_menu.js': { file: 'assets/menu.js', imports: ['_circle.js'] },
  'src/login-page.tsx': { file: 'assets/login.js', name: 'login-page' },
  'src/connected-shell.tsx': { file: 'assets/shell.js', name: 'connected-shell', imports: ['_menu.js'] },
  'src/pages/home.tsx': { file: 'assets/home.js', name: 'home' },
  'src/pwa/update-bar.tsx': { file: 'assets/update-bar.js', name: 'update-bar' },
  'src/pages/order/list/order-list.tsx': { file: 'assets/orders.js', name: 'order-list', imports: ['_table.js'] },
};

it('the service worker precaches the first screens and the update offer, but no unopened page [service-worker-prefetches-no-page]', () => {
  expect([...firstFiles(manifest)].sort()).toEqual([
    'assets/circle.js',
    'assets/home.js',
    'assets/index.css',
    'assets/index.js',
    'assets/login.js',
    'assets/menu.js',
    'assets/react.js',
    'assets/shell.js',
    'assets/update-bar.js',
  ]);
});
