import { createConsole } from '@waybill/ui-shell/console';
import { config } from './config';
import { draftKey } from './draft-key';
import { routes } from './routes';

createConsole({ routes, config, draftKey }).mount('#app');
