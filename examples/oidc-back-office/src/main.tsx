import { createConsole } from '@waybill/ui-shell/console';
import { api } from './api';
import { config } from './config';
import { routes } from './routes';

createConsole({ routes, config, api }).mount('#app');
