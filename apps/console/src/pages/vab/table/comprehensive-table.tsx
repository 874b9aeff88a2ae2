import { Can } from '@waybill/auth-core/react';
import { Button, useText } from '@waybill/ui-shell';
import { ListPage, useList, useOpenInBackground, useToasts } from '@waybill/ui-shell/console';
import { RowButton } from '@waybill/ui-shell/table';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { kitMessages } from '../../kit/messages';
import { tableMessages } from '../messages';
import { type Article, articles } from './article';
import { articleFilters, comprehensiveColumns } from './article-columns';
import { ArticleDialog } from './article-dialog';
import { useArticleCalls } from './use-article-calls';

const detailOf = ({ id }: Article) => `/vab/table/detail?id=${id}`;

/** A table with all that a back office asks of one: conditions, paging, sorting, adding, editing, deleting, details, pictures. */
export default function ComprehensiveTablePage() {
  const t = useText();
  const toasts = useToasts();
  const { remove } = useArticleCalls();
  const openInBackground = useOpenInBackground();
  const [selected, setSelected] = useState<string[]>([]);
  const [edited, setEdited] = useState<Article | 'new' | null>(null);
  const handleRemove = async (ids: readonly number[]) => {
    if (await remove(ids)) setSelected((present) => present.filter((id) => !ids.includes(Number(id))));
  };
  const handleBehind = (article: Article) => {
    const values = { title: article.title };
    if (openInBackground(detailOf(article), { ...tableMessages.detailTab, values }))
      toasts.success({ ...tableMessages.openedBehind, values });
  };
  return (
    <ListPage
      list={useList(articles)}
      filters={articleFilters}
      columns={comprehensiveColumns}
      selected={selected}
      onSelectedChange={setSelected}
      tools={
        <>
          <Can guard={{ permission: ['write:table'] }}>
            <Button tone="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setEdited('new')}>
              {t(tableMessages.add)}
            </Button>
          </Can>
          <Can guard={{ permission: ['delete:table'] }}>
            <Button
              icon={<Trash2 aria-hidden size={16} />}
              disabled={selected.length === 0}
              onClick={() => void handleRemove(selected.map(Number))}
            >
              {selected.length === 0
                ? t(tableMessages.removeSome)
                : t(tableMessages.removeCount, { count: selected.length })}
            </Button>
          </Can>
        </>
      }
      rowActions={(article) => (
        <>
          <Link to={detailOf(article)}>{t(kitMessages.detail)}</Link>
          <RowButton onClick={() => handleBehind(article)}>{t(tableMessages.inBackground)}</RowButton>
          <Can guard={{ permission: ['write:table'] }}>
            <RowButton onClick={() => setEdited(article)}>{t(kitMessages.edit)}</RowButton>
          </Can>
          <Can guard={{ permission: ['delete:table'] }}>
            <RowButton data-tone="danger" onClick={() => void handleRemove([article.id])}>
              {t(kitMessages.remove)}
            </RowButton>
          </Can>
        </>
      )}
    >
      {edited && <ArticleDialog article={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
    </ListPage>
  );
}
