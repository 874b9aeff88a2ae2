import './shadcn.css';
import { createConsole, defineRoutes, restApi } from '@waybill/ui-shell/console';
import { config, titles } from './config';

const routes = defineRoutes([
  {
    path: '/parcels',
    name: 'Parcels',
    page: () => import('./pages/parcels'),
    nav: { title: titles.product, noClosable: true },
  },
]);

createConsole({ routes, config, api: restApi({ baseUrl: '/api' }) }).mount('#app');
