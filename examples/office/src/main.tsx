import { createConsole } from '@waybill/ui-shell/console';
import { config } from './config';
import { routes } from './routes';

createConsole({ routes, config }).mount('#app');
