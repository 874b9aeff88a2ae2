import { createConsole } from '@waybill/ui-shell/console';
import { config } from './config';
import { routes } from './routes';

createConsole({
  routes,
  config,
  commands: async (own) => (await import('./commands/create-source')).createSource(own),
  lists: async (own) => (await import('./keep-lists')).keepLists(own),
  draftKey: async (http) => (await import('./draft-key')).draftKey(http),
}).mount('#app');
