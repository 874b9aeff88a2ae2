import { orders } from '@waybill/orders/module';
import { createConsole } from '@waybill/ui-shell/console';
import { api } from '../src/api';
import { config } from '../src/config';
import { routes } from '../src/routes';
import { isMode, modes } from './modes';

const modeName = new URLSearchParams(window.location.search).get('mode');
const mode = isMode(modeName) ? modes[modeName] : {};

// The menu shows the count of pending orders.
createConsole({ api, routes, modules: [orders], config: { ...config, pwa: false, ...mode } }).mount('#app');
