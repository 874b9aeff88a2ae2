import type { Action } from '@waybill/contract/people';
import { useText } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { momentColumn } from '../kit/columns';
import { kitMessages } from '../kit/messages';
import { useListExports } from '../kit/use-list-exports';
import { actionName, areaNames } from './people/action-name';
import { ChangeLines } from './people/change-lines';
import { peopleMessages } from './people/messages';
import { actions } from './people/people';

/** Who did what, when, from where, on which record; nothing of it can be changed. */
export default function ActionsPage() {
  return (
    <ListPage
      exports={useListExports('actions')}
      list={useList(actions)}
      filters={{
        keyword: { label: kitMessages.keyword, placeholder: peopleMessages.actionKeyword },
        action: { label: peopleMessages.what, options: areaNames },
        from: { label: peopleMessages.at, until: 'to' },
      }}
      columns={columns}
      cards={['at', 'username', 'action', 'subject', 'changes']}
    />
  );
}

const columns: readonly DataColumn<Action>[] = [
  momentColumn('at', peopleMessages.at),
  { id: 'username', title: peopleMessages.who, cell: ({ username }) => username },
  {
    id: 'action',
    title: peopleMessages.what,
    cell: ({ action }) => <Name action={action} />,
    value: ({ action }) => actionName(action),
  },
  { id: 'subject', title: peopleMessages.subject, cell: ({ subject }) => subject || '—' },
  {
    id: 'changes',
    title: peopleMessages.changes,
    cell: ({ changes }) => <ChangeLines changes={changes} />,
    value: ({ changes }) =>
      changes.map(({ of, field, before, after }) => `${of} ${field}: ${before} → ${after}`.trim()).join('; '),
  },
  { id: 'device', title: peopleMessages.device, cell: ({ device }) => device || '—' },
  { id: 'ip', title: peopleMessages.ip, cell: ({ ip }) => ip },
];

function Name({ action }: Pick<Action, 'action'>) {
  const name = useText()(actionName(action));
  return <span title={action}>{name}</span>;
}
