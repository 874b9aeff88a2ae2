import { use, useEffect, useInsertionEffect, useState } from 'react';
import { createUnsavedMarks, DialogMarksContext } from '../../lib/unsaved-marks';
import { PageScopeContext } from './page-scope';

/**
 * Says that a part of a page or dialog holds work that closing would lose: the dialog and the tab around ask first. Outside of pages and dialogs it
 * does nothing. @public
 */
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

  // A hidden page takes effects back as a closed one does; only an insertion effect tells the two apart. It may not cause updates itself.
  useInsertionEffect(
    () => () =>
      queueMicrotask(() => {
        dialog?.mark(holder, false);
        page?.life.marks?.mark(holder, false);
      }),
    [dialog, page, holder],
  );
}
