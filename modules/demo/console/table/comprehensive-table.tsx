import { Can, useCan } from '@waybill/auth-core/react';
import { kitMessages, readStored } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { RowButton } from '@waybill/ui-shell/table';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Article, article } from '../../contract/articles';
import { tableMessages } from '../messages';
import { articles } from './article';
import { articleFilters, comprehensiveColumns } from './article-columns';
import { ArticleDialog } from './article-dialog';
import { RemoveSelected } from './remove-selected';
import { useArticleCalls } from './use-article-calls';
import { detailOf, useOpenBehind } from './use-open-behind';

/** A complete table: filters, paging, sorting, adding, editing, deleting, details, pictures. */
export default function ComprehensiveTablePage() {
  const t = useText();
  const navigate = useNavigate();
  const { remove } = useArticleCalls();
  const openBehind = useOpenBehind();
  const mayWrite = useCan({ permission: ['write:table'] });
  const [edited, setEdited] = useState<Article | 'new' | null>(null);
  return (
    <ListPage
      list={useList(articles)}
      filters={articleFilters}
      columns={comprehensiveColumns}
      cards={{ primary: 'title', trailing: 'status', secondary: ['author'], meta: ['createdAt'] }}
      onOpen={(article) => void navigate(detailOf(article))}
      onAdd={mayWrite ? () => setEdited('new') : undefined}
      tools={<DraftOffer name="article" onResume={(about) => setEdited(readStored(article, about) ?? 'new')} />}
      bulkActions={(selection) => <RemoveSelected selection={selection} />}
      rowActions={(article) => (
        <>
          <Link to={detailOf(article)}>{t(kitMessages.detail)}</Link>
          <RowButton onClick={() => openBehind(article)}>{t(tableMessages.inBackground)}</RowButton>
          {mayWrite && <RowButton onClick={() => setEdited(article)}>{t(kitMessages.edit)}</RowButton>}
          <Can guard={{ permission: ['delete:table'] }}>
            <RowButton data-tone="danger" onClick={() => remove([article.id], article.title)}>
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
