import { kitMessages, useListExports } from '@waybill/kit/console';
import { ListPage, useList } from '@waybill/ui-shell/console';
import { areaNames } from './people/action-name';
import { peopleMessages } from './people/messages';
import { actions } from './people/people';
import { useActionColumns } from './people/use-action-columns';

/** The record of actions: who did what, when, from where, on which record; read only. */
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
      columns={useActionColumns()}
      cards={{ primary: 'action', trailing: 'at', secondary: ['username', 'subject'], meta: ['changes'] }}
    />
  );
}
