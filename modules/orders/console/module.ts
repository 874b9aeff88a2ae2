import { defineModule } from '@waybill/ui-shell/console';
import { orderCode } from './scan/order-code';

const code = () => import('./module-code');

/** The contributions of orders to the console beside their pages. */
export const orders = defineModule({
  name: 'orders',
  commands: async (tools) => (await code()).orderCommands(tools),
  records: async (tools) => (await code()).orderRecords(tools),
  scan: [
    {
      pattern: orderCode,
      guard: { permission: ['read:order'] },
      prepare: async (tools) => (await code()).prepareOrder(tools),
      run: async (text, tools) => (await code()).openOrder(text, tools),
    },
  ],
  // A separate import: pages with orders have loaded it, so that steps are queued while offline too.
  steps: async () => [(await import('./order-steps')).orderSteps],
  counts: { 'orders.pending': async () => (await import('./pending-count')).pendingCount },
  liveChanges: { order: async (data, tools) => (await code()).changeOrders(data, tools) },
});
