import { createConsole } from '@waybill/ui-shell/console';
import { config } from './config';
import { titles } from './messages';
import { pages } from './pages';
import { routes } from './routes';

createConsole({ routes, pages, config, messages: [titles] }).mount('#app');
