import { Can } from '@waybill/auth-core/react';
import { Select, TextField, useText, useUnsaved } from '@waybill/ui-shell';
import { useConsole } from '@waybill/ui-shell/console';
import { type DataColumn, RowActions, RowButton } from '@waybill/ui-shell/table';
import { useMemo, useState } from 'react';
import { kitMessages } from '../../kit/messages';
import { tableMessages } from '../messages';
import { type Article, articleStatuses } from './article';
import { articleColumns } from './article-columns';
import { articleRules } from './article-rules';
import { useArticleCalls } from './use-article-calls';

type Draft = Pick<Article, 'title' | 'author' | 'status'>;

/** Columns that turn into controls for the rows that are being edited. */
export function useInlineColumns(): DataColumn<Article>[] {
  const t = useText();
  const { toasts } = useConsole();
  const { save } = useArticleCalls();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  useUnsaved(drafts.size > 0);

  return useMemo(() => {
    const put = (id: number, draft: Draft | null) =>
      setDrafts((present) => {
        const next = new Map(present);
        if (draft) next.set(id, draft);
        else next.delete(id);
        return next;
      });
    const handleSave = async (article: Article, draft: Draft) => {
      const { pageViews, recommended, description } = article;
      const written = await save({ id: article.id, pageViews, recommended, description, ...draft });
      if (written.done) put(article.id, null);
      else toasts.error(written.refusal.message);
    };
    const labelOf = (field: string, { title }: Article) => t(tableMessages.rowOf, { field, title });

    const textColumn = (name: 'title' | 'author'): DataColumn<Article> => ({
      ...articleColumns[name],
      sortable: false,
      cell: (article) => {
        const draft = drafts.get(article.id);
        if (!draft) return article[name];
        const complaint = articleRules[name](draft[name]);
        return (
          <TextField
            label={labelOf(t(articleColumns[name].title), article)}
            labelHidden
            value={draft[name]}
            error={complaint && t(complaint)}
            onChange={({ target }) => put(article.id, { ...draft, [name]: target.value })}
          />
        );
      },
    });

    return [
      textColumn('title'),
      textColumn('author'),
      {
        ...articleColumns.status,
        cell: (article) => {
          const draft = drafts.get(article.id);
          if (!draft) return articleColumns.status.cell(article);
          return (
            <Select
              label={labelOf(t(kitMessages.status), article)}
              labelHidden
              value={draft.status}
              options={articleStatuses.map((status) => ({ value: status, label: t(tableMessages[status]) }))}
              onChange={({ target }) => put(article.id, { ...draft, status: target.value as Draft['status'] })}
            />
          );
        },
      },
      { ...articleColumns.pageViews, sortable: false },
      {
        id: 'actions',
        title: kitMessages.actions,
        pinned: true,
        width: 140,
        cell: (article) => {
          const draft = drafts.get(article.id);
          const { title, author, status } = article;
          return (
            <Can guard={{ permission: ['write:table'] }} fallback="—">
              <RowActions>
                {draft ? (
                  <>
                    <RowButton
                      disabled={Boolean(articleRules.title(draft.title) ?? articleRules.author(draft.author))}
                      onClick={() => void handleSave(article, draft)}
                    >
                      {t(kitMessages.save)}
                    </RowButton>
                    <RowButton onClick={() => put(article.id, null)}>{t(kitMessages.cancel)}</RowButton>
                  </>
                ) : (
                  <RowButton
                    aria-label={t(tableMessages.editRow, { title })}
                    onClick={() => put(article.id, { title, author, status })}
                  >
                    {t(kitMessages.edit)}
                  </RowButton>
                )}
              </RowActions>
            </Can>
          );
        },
      },
    ];
  }, [t, drafts, save, toasts]);
}
