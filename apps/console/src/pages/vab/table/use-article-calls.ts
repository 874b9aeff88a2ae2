import { type Article, articlesCall, type saveArticleCall } from '@waybill/contract/tables';
import {
  type FieldsOf,
  type SaveOptions,
  type Selection,
  useConfirm,
  useShowFailure,
  useToasts,
  useUndo,
  useWrites,
  type Written,
} from '@waybill/ui-shell/console';
import { useMemo } from 'react';
import { tableMessages } from '../messages';
import { articles } from './article';

/** Writing and deleting articles, and saying so. */
export function useArticleCalls() {
  const confirm = useConfirm();
  const later = useUndo();
  const toasts = useToasts();
  const showFailure = useShowFailure();
  const writes = useWrites(articles);
  return useMemo(() => {
    const agree = (count: number) =>
      confirm.ask({
        title: { ...tableMessages.removeTitle, values: { count } },
        description: tableMessages.removeHint,
        tone: 'danger',
      });
    const remove = (ids: readonly number[]) =>
      later({
        text: { ...tableMessages.removed, values: { count: ids.length } },
        run: (options) => writes.remove(ids, options),
        hides: { url: articlesCall.url, ids },
      });
    const removeAll = async ({ all, count, collect, clear }: Selection<Article>) => {
      if (all && !(await agree(count))) return;
      remove(await collect());
      clear();
    };
    return {
      /** Says so where it was saved; a refusal is for the form. */
      save: async (
        change: FieldsOf<typeof saveArticleCall>,
        options: SaveOptions<Article>,
      ): Promise<Written<Article>> => {
        const written = await writes.save(change, options);
        if (written.done) toasts.success(tableMessages.saved);
        return written;
      },
      /** For a moment it can be taken back. */
      remove,
      /** Asks first where that is all that matches. */
      removeSelected: (selection: Selection<Article>): void => {
        removeAll(selection).catch(showFailure);
      },
    };
  }, [confirm, later, showFailure, toasts, writes]);
}
