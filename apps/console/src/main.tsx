import { createConsole } from '@waybill/ui-shell/console';
import { config } from './config';
import { routes } from './routes';

createConsole({
  routes,
  config,
  draftKey: async (http) => (await import('./draft-key')).draftKey(http),
}).mount('#app');
