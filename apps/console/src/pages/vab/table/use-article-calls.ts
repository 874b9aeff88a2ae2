import { useConsole, useRefreshServerData } from '@waybill/ui-shell/console';
import { useMemo } from 'react';
import { tableWords } from '../messages';
import type { Article, ArticleChange } from './article';

/** Writing and deleting articles; lists and details that show them are fetched anew. Each answers whether it happened. */
export function useArticleCalls() {
  const { http, confirm, toasts, showFailure } = useConsole();
  const refresh = useRefreshServerData();
  return useMemo(() => {
    const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
      try {
        await act();
        return true;
      } catch (failure) {
        showFailure(failure);
        return false;
      } finally {
        refresh('/table/getList');
        refresh('/table/detail');
      }
    };
    return {
      save: (change: ArticleChange & { id?: number }) =>
        attempt(async () => {
          await http.post<Article>('/table/doEdit', change);
          toasts.success(tableWords.saved);
        }),
      remove: async (ids: readonly number[]) => {
        const agreed = await confirm.ask({
          title: { ...tableWords.removeTitle, values: { count: ids.length } },
          description: tableWords.removeHint,
          tone: 'danger',
        });
        if (!agreed) return false;
        return attempt(async () => {
          const { deleted } = await http.post<{ deleted: number }>('/table/doDelete', { ids });
          toasts.success({ ...tableWords.removed, values: { count: deleted } });
        });
      },
    };
  }, [http, confirm, toasts, showFailure, refresh]);
}
