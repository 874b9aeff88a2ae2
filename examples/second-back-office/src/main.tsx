import { createConsole } from '@waybill/ui-shell/console';
import { app } from './app';

createConsole(app).mount('#app');
