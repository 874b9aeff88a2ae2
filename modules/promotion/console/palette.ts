import { createRecordSource, stateCommand } from '@waybill/kit/console';
import { type CommandSource, type CommandTools, href, type RecordSource } from '@waybill/ui-shell/console';
import { Users } from 'lucide-react';
import { commissionStates, withdrawalStates } from '../contract';
import { promotedUsersCall } from '../contract/invitations';
import { commissionMessages as m } from './commission/messages';
import { promotedUserHref } from './commission/promoted-user';

/** The commands of promotion in the palette. */
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

/** Promoted users in the palette. */
export const promotionRecords = (tools: CommandTools): readonly RecordSource[] => [
  createRecordSource(tools, promotedUsersCall, {
    guard: { permission: ['read:promotion'] },
    words: ({ nickname, phone }) => [nickname, phone],
    toCommand: ({ id, nickname, phone }) => ({
      id: `promotedUser.${id}`,
      title: nickname,
      note: phone,
      icon: Users,
      run: () => tools.goTo(promotedUserHref(id)),
    }),
  }),
];
