import { defineModule } from '@waybill/ui-shell/console';

const code = () => import('./module-code');

/** The additions of promotion to a console beside its pages. */
export const promotion = defineModule({
  name: 'promotion',
  commands: async (tools) => (await code()).promotionCommands(tools),
  records: async (tools) => (await code()).promotionRecords(tools),
  liveChanges: { money: async (_, { refresh }) => refresh(...(await code()).moneyReads) },
});
