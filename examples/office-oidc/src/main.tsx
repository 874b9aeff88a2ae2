import { createConsole } from '@waybill/ui-shell/console';
import { config } from './config';
import { provider } from './provider';
import { routes } from './routes';

createConsole({
  routes,
  config,
  provider,
  http: { formatToken: (token) => `Bearer ${token}`, isExpired: ({ status }) => status === 401 },
}).mount('#app');
