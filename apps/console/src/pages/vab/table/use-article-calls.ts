import {
  type SaveOptions,
  type Selection,
  useConfirm,
  useShowFailure,
  useToasts,
  useWrites,
} from '@waybill/ui-shell/console';
import type { Refusal } from '@waybill/ui-shell/forms';
import { useMemo } from 'react';
import { tableMessages } from '../messages';
import { type Article, type ArticleChange, articles } from './article';

/** Writing and deleting articles, and saying so. */
export function useArticleCalls() {
  const confirm = useConfirm();
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
    const removeNow = async (ids: readonly number[]) => {
      const { done } = await writes.remove(ids);
      if (done) toasts.success({ ...tableMessages.removed, values: { count: ids.length } });
      return done;
    };
    const removeAll = async ({ count, collect, clear }: Selection<Article>) => {
      if ((await agree(count)) && (await removeNow(await collect()))) clear();
    };
    return {
      /** Resolves to why it was not saved, for the form. */
      save: async (
        change: ArticleChange & { id?: number },
        options: SaveOptions<Article>,
      ): Promise<Refusal | undefined> => {
        const written = await writes.save(change, options);
        if (!written.done) return written.refusal;
        toasts.success(tableMessages.saved);
        return undefined;
      },
      /** Asks first. */
      remove: (ids: readonly number[]): void => {
        void agree(ids.length).then((agreed) => agreed && removeNow(ids));
      },
      /** Asks first, and only then the server, where that is all that matches. */
      removeSelected: (selection: Selection<Article>): void => {
        removeAll(selection).catch(showFailure);
      },
    };
  }, [confirm, showFailure, toasts, writes]);
}
