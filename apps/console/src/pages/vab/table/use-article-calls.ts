import { useConsole, useWrites, type Written } from '@waybill/ui-shell/console';
import { useMemo } from 'react';
import { tableMessages } from '../messages';
import { type Article, type ArticleChange, articles } from './article';

/** Writing and deleting articles, with what is said about it. */
export function useArticleCalls() {
  const { confirm, toasts } = useConsole();
  const writes = useWrites(articles);
  return useMemo(
    () => ({
      save: async (change: ArticleChange & { id?: number }): Promise<Written<Article>> => {
        const written = await writes.save(change);
        if (written.done) toasts.success(tableMessages.saved);
        return written;
      },
      /** Asks first; returns whether the articles are gone. */
      remove: async (ids: readonly number[]): Promise<boolean> => {
        const agreed = await confirm.ask({
          title: { ...tableMessages.removeTitle, values: { count: ids.length } },
          description: tableMessages.removeHint,
          tone: 'danger',
        });
        if (!agreed) return false;
        const { done } = await writes.remove(ids);
        if (done) toasts.success({ ...tableMessages.removed, values: { count: ids.length } });
        return done;
      },
    }),
    [confirm, toasts, writes],
  );
}
