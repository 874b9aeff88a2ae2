import { type Action, action, actionsCall } from '@waybill/kit/contract';
import type { Calls, Platform } from '@waybill/kit/server';
import { between, contains, either, type ListPlan, listRows, oneOf, rowReader } from '@waybill/kit/server';

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

/** The call of the record of actions. */
export function addActionCalls({ add }: Calls, { database }: Platform): void {
  add(
    actionsCall,
    { summary: 'One page of the record of actions, the latest first.', access: 'read:audit' },
    ({ query }) => listRows(database, actionPlan(query.named ?? ''), query),
  );
}
