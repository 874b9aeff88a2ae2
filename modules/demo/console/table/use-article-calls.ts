import { kitMessages, useDoneToast } from '@waybill/kit/console';
import {
  type Selection,
  useConfirm,
  useEdit,
  useShowFailure,
  useUndo,
  useWrites,
  type Written,
} from '@waybill/ui-shell/console';
import { useMemo } from 'react';
import { type Article, articlesCall } from '../../contract/articles';
import { tableMessages } from '../messages';
import { articles } from './article';

/** Saves an article and confirms it; the form shows a refusal. */
export function useArticleEdit(article: Article | undefined, toFields: (article: Article) => object) {
  const toastDone = useDoneToast();
  const edit = useEdit(articles, article, { toFields });
  return {
    save: (fields: Parameters<typeof edit.save>[0]): Promise<Written<Article>> =>
      toastDone(edit.save(fields), tableMessages.saved, { title: fields.title }),
  };
}

/** Deletes articles and confirms it. */
export function useArticleCalls() {
  const confirm = useConfirm();
  const later = useUndo();
  const showFailure = useShowFailure();
  const writes = useWrites(articles);
  return useMemo(() => {
    const agree = (count: number) =>
      confirm.ask({
        title: { ...tableMessages.removeTitle, values: { count } },
        description: tableMessages.removeHint,
        confirm: kitMessages.remove,
        tone: 'danger',
      });
    const remove = (ids: readonly number[], title?: string) =>
      later({
        text: { ...(title ? tableMessages.removedOne : tableMessages.removed), values: { count: ids.length, title } },
        run: (options) => writes.remove(ids, options),
        hides: { url: articlesCall.url, ids },
      });
    const removeAll = async ({ all, count, collect, clear }: Selection<Article>) => {
      if (all && !(await agree(count))) return;
      remove(await collect());
      clear();
    };
    return {
      /** Can be undone for a moment. */
      remove,
      /** Asks first if all matches are selected. */
      removeSelected: (selection: Selection<Article>): void => {
        removeAll(selection).catch(showFailure);
      },
    };
  }, [confirm, later, showFailure, writes]);
}
