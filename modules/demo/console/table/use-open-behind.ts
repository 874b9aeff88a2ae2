import { href, useOpenInBackground, useToasts } from '@waybill/ui-shell/console';
import type { Article } from '../../contract/articles';
import { tableMessages } from '../messages';

/** The address of an article's details. */
export const detailOf = ({ id }: Pick<Article, 'id'>): string => href('/vab/table/detail', { query: { id } });

/** Opens the details of an article in a background tab, and confirms it. */
export function useOpenBehind(): (article: Article) => void {
  const toasts = useToasts();
  const openInBackground = useOpenInBackground();
  return (article) => {
    const values = { title: article.title };
    if (openInBackground(detailOf(article), { ...tableMessages.detailTab, values }))
      toasts.success({ ...tableMessages.openedBehind, values });
  };
}
