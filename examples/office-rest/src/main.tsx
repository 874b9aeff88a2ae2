import { createConsole } from '@waybill/ui-shell/console';
import { config } from './config';
import { routes } from './routes';

createConsole({
  routes,
  config,
  http: { formatToken: (token) => `Bearer ${token}`, isExpired: ({ status }) => status === 401 },
}).mount('#app');
