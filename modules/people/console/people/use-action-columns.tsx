import { momentColumn } from '@waybill/kit/console';
import type { Action } from '@waybill/kit/contract';
import { useText } from '@waybill/ui-shell';
import type { DataColumn } from '@waybill/ui-shell/table';
import { useMemo } from 'react';
import { actionName } from './action-name';
import { ChangeLines } from './change-lines';
import { listNames } from './list-names';
import { peopleMessages } from './messages';
import { useChangeText } from './use-change-text';

/** The columns of the record of actions; copies and exports have the shown text. */
export function useActionColumns(): readonly DataColumn<Action>[] {
  const say = useChangeText();
  return useMemo(
    () => [
      ...columns,
      {
        id: 'changes',
        title: peopleMessages.changes,
        cell: ({ changes }) => <ChangeLines changes={changes} />,
        value: ({ changes }) => changes.map(say).join('; '),
      },
      { id: 'device', title: peopleMessages.device, cell: ({ device }) => device || '—' },
      { id: 'ip', title: peopleMessages.ip, cell: ({ ip }) => ip },
    ],
    [say],
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
  {
    id: 'subject',
    title: peopleMessages.subject,
    cell: (action) => <Subject of={action} />,
    value: (action) => nameOfSubject(action),
  },
];

/** The list that was exported, or the records by their names. */
const nameOfSubject = ({ action, subject }: Action) =>
  action === '/personal/doExport' && Object.hasOwn(listNames, subject) ? listNames[subject] : subject;

function Subject({ of }: { of: Action }) {
  const t = useText();
  const name = nameOfSubject(of);
  return <>{(name && t(name)) || '—'}</>;
}

function Name({ action }: Pick<Action, 'action'>) {
  const name = useText()(actionName(action));
  return <span title={action}>{name}</span>;
}
