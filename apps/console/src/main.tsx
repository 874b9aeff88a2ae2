import { orderCode } from '@waybill/orders/order-code';
import { createConsole } from '@waybill/ui-shell/console';
import { api } from './api';
import { config } from './config';
import { routes } from './routes';

createConsole({
  routes,
  config,
  api,
  commands: async (own) => ({
    ...(await import('@waybill/home/create-source')).createSource(own),
    pinyin: async () => (await import('./routes?pinyin')).pinyin,
  }),
  lists: async (own) => (await import('@waybill/account/keep-lists')).keepLists(own),
  scan: [
    {
      pattern: orderCode,
      guard: { permission: ['read:order'] },
      prepare: async (tools) => (await import('@waybill/orders/open-order')).prepareOrder(tools),
      run: async (code, tools) => (await import('@waybill/orders/open-order')).openOrder(code, tools),
    },
  ],
  steps: async () => [(await import('@waybill/orders/order-steps')).orderSteps],
  draftKey: async (http) => (await import('@waybill/account/draft-key')).draftKey(http),
}).mount('#app');
