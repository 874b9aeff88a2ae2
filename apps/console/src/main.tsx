import { createConsole } from '@waybill/ui-shell/console';
import { config } from './config';
import { icons } from './icons';
import { messages } from './messages';
import { pages } from './pages';
import { routes } from './routes';

createConsole({ routes, pages, config, messages, icons: { icons } }).mount('#app');
