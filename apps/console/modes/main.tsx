import { createConsole } from '@waybill/ui-shell/console';
import { config } from '../src/config';
import { routes } from '../src/routes';
import { isMode, modes } from './modes';

const wanted = new URLSearchParams(window.location.search).get('mode');
const mode = isMode(wanted) ? modes[wanted] : {};

createConsole({ routes, config: { ...config, pwa: false, ...mode } }).mount('#app');
