import { useConfirm, useShowFailure, useToasts } from '../hooks/console-hooks';
import type { Identified } from './define-resource';
import { resourceMessages } from './messages';
import type { Selection } from './use-selection';

/** Removes records once the reader agreed, and says how many are gone. */
export interface Removal<Item extends Identified> {
  one: (row: Item) => void;
  selected: (selection: Selection<Item>) => void;
}

/** The removal behind the buttons of a list. */
export function useRemoval<Item extends Identified>(
  onRemove: ((ids: readonly Item['id'][]) => Promise<{ done: boolean }>) | undefined,
): Removal<Item> | undefined {
  const confirm = useConfirm();
  const toasts = useToasts();
  const showFailure = useShowFailure();
  if (!onRemove) return undefined;
  const remove = async (count: number, collect: () => Promise<readonly Item['id'][]>): Promise<boolean> => {
    const title = { ...resourceMessages.removeTitle, values: { count } };
    if (!(await confirm.ask({ title, description: resourceMessages.removeHint, tone: 'danger' }))) return false;
    const ids = await collect();
    const { done } = await onRemove(ids);
    if (done) toasts.success({ ...resourceMessages.removed, values: { count: ids.length } });
    return done;
  };
  return {
    one: ({ id }) => void remove(1, async () => [id]),
    selected: ({ count, collect, clear }) => void remove(count, collect).then((gone) => gone && clear(), showFailure),
  };
}
