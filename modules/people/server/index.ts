import type { ServerModule } from '@waybill/kit/server';
import { addAccountCalls, recordedAccounts } from './account-calls';
import { addActionCalls } from './action-calls';
import { addRoleCalls, recordedRoles } from './role-calls';

/** Accounts, roles and the record of actions. */
export const peopleServer: ServerModule = {
  calls: [addAccountCalls, addRoleCalls, addActionCalls],
  records: [recordedAccounts, recordedRoles],
};
