import { createRecordSource } from '@waybill/kit/console';
import { type CommandTools, href, type RecordSource } from '@waybill/ui-shell/console';
import { UserRound } from 'lucide-react';
import { accountsCall } from '../contract';

/** Accounts in the palette. */
export const accountRecords = (tools: CommandTools): readonly RecordSource[] => [
  createRecordSource(tools, accountsCall, {
    guard: { permission: ['read:system'] },
    words: ({ username, name, phone }) => [username, name, phone],
    toCommand: ({ id, username, name, phone }) => ({
      id: `account.${id}`,
      title: name || username,
      note: [username, phone].filter(Boolean).join(' · '),
      icon: UserRound,
      run: () => tools.goTo(href('/setting/accounts', { query: { keyword: username } })),
    }),
  }),
];
