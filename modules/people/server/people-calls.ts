import { type Action, action, actionsCall } from '@waybill/kit/contract';
import type { AddCall, Platform } from '@waybill/kit/server';
import { between, contains, either, type ListPlan, listRows, oneOf, rowReader } from '@waybill/kit/server';
import { addAccountCalls } from './account-calls';
import { addRoleCalls } from './role-calls';

const actionPlan = (named: string): ListPlan<Action> => ({
  from: 'actions',
  columns: '*',
  sortable: { id: 'id', at: 'at' },
  newestBy: 'at',
  filters: {
    keyword: either(contains('username', 'subject'), () => oneOf('action', named.split(',').filter(Boolean))),
    action: contains('action'),
    ...between('at'),
  },
  toItem: rowReader(action),
});

/** The calls of accounts, roles and the record of actions. */
export function addPeopleCalls(add: AddCall, platform: Platform): void {
  addAccountCalls(add, platform);
  addRoleCalls(add, platform);

  add(
    actionsCall,
    { summary: 'One page of the record of actions, the latest first.', access: 'read:audit' },
    ({ query }) => listRows(platform.database, actionPlan(query.named ?? ''), query),
  );
}
