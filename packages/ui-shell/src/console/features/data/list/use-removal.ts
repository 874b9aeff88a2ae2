import { useConfirm, useShowFailure } from '../../runtime/console-hooks';
import type { Identified } from '../resource/define-resource';
import { resourceMessages } from '../resource/messages';
import type { WriteOptions } from '../server-data/create-attempt';
import { useUndo } from '../undo/use-undo';
import type { List } from './use-list';
import type { Selection } from './use-selection';

/** Removes one record or the selection. */
export interface Removal<Item extends Identified> {
  one: (row: Item) => void;
  selected: (selection: Selection<Item>) => Promise<void>;
}

/** Removal for the buttons of a list, with undo; its message has the value of `nameField`, if given. Only the removal of all matches, which may be thousands, is confirmed first. */
export function useRemoval<Item extends Identified>(
  { url, rows }: Pick<List<Item>, 'url' | 'rows'>,
  onRemove: ((ids: readonly Item['id'][], options: WriteOptions) => Promise<{ done: boolean }>) | undefined,
  canRemove: (row: Item) => boolean = () => true,
  nameField?: string,
): Removal<Item> | undefined {
  const confirm = useConfirm();
  const later = useUndo();
  const showFailure = useShowFailure();
  if (!onRemove) return undefined;
  const { removedOne, removed, removeTitle, removeHint: description, remove: confirmText } = resourceMessages;
  const remove = (ids: readonly Item['id'][], name?: unknown) =>
    later({
      text: { ...(name ? removedOne : removed), values: { count: ids.length, name } },
      run: (options) => onRemove(ids, options),
      hides: { url, ids },
    });
  const agree = (count: number) =>
    confirm.ask({ title: { ...removeTitle, values: { count } }, description, confirm: confirmText, tone: 'danger' });
  return {
    one: (row) => remove([row.id], nameField && Reflect.get(row, nameField)),
    selected: async ({ all, more, count, collect, clear }) => {
      try {
        // The confirmation shows the exact number.
        const collected = more ? await collect() : undefined;
        if (all && !(await agree(collected?.length ?? count))) return;
        const denied = new Set(rows.filter((row) => !canRemove(row)).map(({ id }) => id));
        remove((collected ?? (await collect())).filter((id) => !denied.has(id)));
        clear();
      } catch (failure) {
        showFailure(failure);
      }
    },
  };
}
