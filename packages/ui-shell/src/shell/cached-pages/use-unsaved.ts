import { use, useEffect, useInsertionEffect, useState } from 'react';
import { createUnsavedMarks, DialogMarksContext } from '../../lib/unsaved-marks';
import { PageScopeContext } from './page-scope';

/** Marks unsaved work in a part of a page or dialog, so that closing the dialog or tab asks first. No effect elsewhere. @public */
export function useUnsaved(unsaved: boolean): void {
  const [holder] = useState(() => ({}));
  const dialog = use(DialogMarksContext);
  const page = use(PageScopeContext);

  useEffect(() => {
    dialog?.mark(holder, unsaved);
    if (!page) return;
    const { key, actions, life } = page;
    life.marks ??= createUnsavedMarks((any) => actions.markUnsaved(key, any));
    life.marks.mark(holder, unsaved);
  }, [dialog, page, holder, unsaved]);

  // Hiding a page cleans up effects like closing it; only an insertion effect survives hiding, but it may not set state.
  useInsertionEffect(
    () => () =>
      queueMicrotask(() => {
        dialog?.mark(holder, false);
        page?.life.marks?.mark(holder, false);
      }),
    [dialog, page, holder],
  );
}
