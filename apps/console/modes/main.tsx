import { createConsole } from '@waybill/ui-shell/console';
import { config } from '../src/config';
import { icons } from '../src/icons';
import { messages } from '../src/messages';
import { pages } from '../src/pages';
import { routes } from '../src/routes';
import { isMode, modes } from './modes';

const wanted = new URLSearchParams(window.location.search).get('mode');
const mode = isMode(wanted) ? modes[wanted] : {};

createConsole({ routes, pages, config: { ...config, pwa: false, ...mode }, messages, icons: { icons } }).mount('#app');
