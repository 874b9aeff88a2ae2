import { Can } from '@waybill/auth-core/react';
import { useMediaQuery, useText } from '@waybill/ui-shell';
import { useConsole, useOpenInBackground } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { kitWords } from '../../kit/messages';
import { RowActions, RowButton } from '../../kit/row-actions';
import { tableWords } from '../messages';
import type { Article } from './article';
import { articleColumns } from './article-columns';
import { PictureCell } from './picture-cell';
import { useArticleCalls } from './use-article-calls';

export interface ComprehensiveColumnsOptions {
  onEdit: (article: Article) => void;
  onRemoved: (id: number) => void;
}

/** The columns of the comprehensive table with their actions. */
export function useComprehensiveColumns({ onEdit, onRemoved }: ComprehensiveColumnsOptions): DataColumn<Article>[] {
  const t = useText();
  // Four actions would cover a phone's whole width.
  const phone = useMediaQuery('(max-width: 767.98px)');
  const { toasts } = useConsole();
  const { remove } = useArticleCalls();
  const openInBackground = useOpenInBackground();
  return useMemo(() => {
    const detailOf = (id: number) => `/vab/table/detail?id=${id}`;
    const handleBehind = ({ id, title }: Article) => {
      const tab = { ...tableWords.detailTab, values: { title } };
      if (openInBackground(detailOf(id), tab)) toasts.success({ ...tableWords.openedBehind, values: { title } });
    };
    const handleRemove = async ({ id }: Article) => {
      if (await remove([id])) onRemoved(id);
    };
    return [
      articleColumns.title,
      { id: 'img', title: tableWords.picture, cell: (article) => <PictureCell article={article} /> },
      articleColumns.author,
      articleColumns.status,
      articleColumns.pageViews,
      articleColumns.rating,
      articleColumns.createdAt,
      {
        id: 'actions',
        title: kitWords.actions,
        pinned: !phone,
        cell: (article) => (
          <RowActions>
            <Link to={detailOf(article.id)}>{t(kitWords.detail)}</Link>
            <RowButton onClick={() => handleBehind(article)}>{t(tableWords.inBackground)}</RowButton>
            <Can guard={{ permission: ['write:table'] }}>
              <RowButton onClick={() => onEdit(article)}>{t(kitWords.edit)}</RowButton>
            </Can>
            <Can guard={{ permission: ['delete:table'] }}>
              <RowButton data-tone="danger" onClick={() => void handleRemove(article)}>
                {t(kitWords.remove)}
              </RowButton>
            </Can>
          </RowActions>
        ),
      },
    ];
  }, [t, phone, toasts, remove, openInBackground, onEdit, onRemoved]);
}
