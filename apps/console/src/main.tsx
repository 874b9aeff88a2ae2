import { account } from '@waybill/account/module';
import { live } from '@waybill/live/module';
import { orders } from '@waybill/orders/module';
import { people } from '@waybill/people/module';
import { promotion } from '@waybill/promotion/module';
import { createConsole, defineModule } from '@waybill/ui-shell/console';
import { api } from './api';
import { config } from './config';
import { routes } from './routes';

/** The pinyin of the titles in `routes.ts`, as the build makes it. */
const titles = defineModule({
  name: 'titles',
  commands: async () => ({ pinyin: async () => (await import('./routes?pinyin')).pinyin }),
});

/** Only in the build of the demo (`npm run demo`); other builds leave out the import with its chunk. */
const ofDemo = import.meta.env.MODE === 'demo' ? [(await import('./tools/demo-reset')).demoReset] : [];

createConsole({
  routes,
  config,
  api,
  modules: [titles, orders, promotion, people, account, live, ...ofDemo],
}).mount('#app');
