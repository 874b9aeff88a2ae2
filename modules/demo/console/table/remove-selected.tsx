import { Can } from '@waybill/auth-core/react';
import { Action } from '@waybill/ui-shell';
import type { Selection } from '@waybill/ui-shell/console';
import { Trash2 } from 'lucide-react';
import type { Article } from '../../contract/articles';
import { tableMessages } from '../messages';
import { useArticleCalls } from './use-article-calls';

/** Deletes the selected articles, if the user has the right. */
export function RemoveSelected({ selection }: { selection: Selection<Article> }) {
  const { removeSelected } = useArticleCalls();
  return (
    <Can guard={{ permission: ['delete:table'] }}>
      <Action
        icon={<Trash2 aria-hidden size={16} />}
        onClick={() => removeSelected(selection)}
        text={{ ...tableMessages.removeCount, values: { count: selection.count } }}
      />
    </Can>
  );
}
