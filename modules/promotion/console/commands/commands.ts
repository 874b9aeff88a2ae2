import { stateCommand } from '@waybill/kit/console';
import { type CommandSource, type CommandTools, href } from '@waybill/ui-shell/console';
import { commissionStates, withdrawalStates } from '../../contract';
import { commissionMessages as m } from '../commission/messages';

/** What promotion adds to the palette. */
export const promotionCommands = (tools: CommandTools): CommandSource => ({
  commands: [
    stateCommand(tools, {
      kind: 'withdrawal',
      title: m.withdrawalsByState,
      permission: 'read:promotion',
      states: withdrawalStates,
      titles: m,
      toList: (state) => href('/promotion/withdrawals', { query: { state } }),
    }),
    stateCommand(tools, {
      kind: 'commission',
      title: m.commissionsByState,
      permission: 'read:promotion',
      states: commissionStates,
      titles: m,
      toList: (state) => href('/promotion/pOrderList', { query: { state } }),
    }),
  ],
});
