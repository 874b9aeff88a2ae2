import { createRecordSource } from '@waybill/kit/console';
import type { CommandTools, RecordSource } from '@waybill/ui-shell/console';
import { Users } from 'lucide-react';
import { promotedUsersCall } from '../../contract/invitations';
import { promotedUserHref } from '../commission/promoted-user';

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
