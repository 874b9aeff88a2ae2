import { defineModule } from '@waybill/ui-shell/console';
import { orderCode } from './scan/order-code';

/** What orders add to a console beside their pages. */
export const orders = defineModule({
  name: 'orders',
  commands: async (tools) => (await import('./commands/commands')).orderCommands(tools),
  records: async (tools) => (await import('./commands/records')).orderRecords(tools),
  scan: [
    {
      pattern: orderCode,
      guard: { permission: ['read:order'] },
      prepare: async (tools) => (await import('./scan/open-order')).prepareOrder(tools),
      run: async (code, tools) => (await import('./scan/open-order')).openOrder(code, tools),
    },
  ],
  steps: async () => [(await import('./order-steps')).orderSteps],
  liveChanges: { order: async (data, tools) => (await import('./live-orders')).changeOrders(data, tools) },
});
