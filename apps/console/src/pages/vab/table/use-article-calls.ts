import { useConfirm, useToasts, useWrites } from '@waybill/ui-shell/console';
import type { Refusal } from '@waybill/ui-shell/forms';
import { useMemo } from 'react';
import { tableMessages } from '../messages';
import { type ArticleChange, articles } from './article';

/** Writing and deleting articles, and saying so. */
export function useArticleCalls() {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { save, remove } = useWrites(articles);
  return useMemo(
    () => ({
      /** Resolves to why it was not saved, for the form. */
      save: async (change: ArticleChange & { id?: number }): Promise<Refusal | undefined> => {
        const written = await save(change);
        if (!written.done) return written.refusal;
        toasts.success(tableMessages.saved);
        return undefined;
      },
      /** Asks first; resolves to whether it happened. */
      remove: async (ids: readonly number[]): Promise<boolean> => {
        const agreed = await confirm.ask({
          title: { ...tableMessages.removeTitle, values: { count: ids.length } },
          description: tableMessages.removeHint,
          tone: 'danger',
        });
        if (!agreed || !(await remove(ids)).done) return false;
        toasts.success({ ...tableMessages.removed, values: { count: ids.length } });
        return true;
      },
    }),
    [confirm, toasts, save, remove],
  );
}
