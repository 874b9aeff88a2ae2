import { defineModule } from '@waybill/ui-shell/console';

/** What promotion adds to a console beside its pages. */
export const promotion = defineModule({
  name: 'promotion',
  commands: async (tools) => (await import('./commands/commands')).promotionCommands(tools),
  records: async (tools) => (await import('./commands/records')).promotionRecords(tools),
  liveChanges: {
    money: async (_, { refresh }) => refresh(...(await import('./commission/money-reads')).moneyReads),
  },
});
