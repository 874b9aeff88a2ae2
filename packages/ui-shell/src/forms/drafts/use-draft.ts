import { use, useEffect, useEffectEvent, useInsertionEffect, useRef, useState } from 'react';
import { DialogMarksContext } from '../../lib/unsaved-marks';
import { PageScopeContext } from '../../shell/cached-pages/page-scope';
import { createDraftKeeper, type DraftedForm, type DraftKeeper, type DraftState, noDraft } from './draft-keeper';
import { DraftsContext } from './drafts';

/** The draft's state for a form, and the actions on its offer. */
export type DraftWithActions = DraftState & Pick<DraftKeeper, 'resume' | 'discard'>;

/** Stores input of a form as a draft until it is saved or discarded, without renders while typing. Does nothing outside of pages. */
export function useDraft(unsaved: boolean, form: DraftedForm): DraftWithActions | null {
  const source = use(DraftsContext);
  const page = use(PageScopeContext);
  const present = useRef(form);
  const [state, show] = useState(noDraft);
  const [keeper] = useState(() =>
    source && page ? createDraftKeeper(`${page.key}#${form.name}`, source.open, () => present.current, show) : null,
  );
  const subscribe = useEffectEvent((onChange: () => void) => form.subscribe(onChange));

  useEffect(() => {
    if (!keeper) return;
    const stop = subscribe(keeper.note);
    const end = new AbortController();
    for (const sign of leaving) addEventListener(sign, keeper.flush, end);
    return () => {
      end.abort();
      stop();
      keeper.flush();
    };
  }, [keeper]);

  useEffect(() => {
    if (!unsaved) keeper?.forget();
  }, [keeper, unsaved]);

  useInsertionEffect(() => {
    present.current = form;
  });
  const dialog = use(DialogMarksContext);
  // Only an insertion effect distinguishes unmounting from hiding; by then a broken page has reported its error.
  useInsertionEffect(() => {
    // The page may have been left meanwhile, which pauses its other effects.
    if (!keeper) return;
    keeper.start();
    const stops = [
      dialog?.discarded.subscribe(keeper.giveUp),
      page?.actions.onDiscard?.((key) => key === page.key && keeper.giveUp()),
    ];
    return () => {
      for (const stop of stops) stop?.();
      queueMicrotask(() => void keeper.close());
    };
  }, [keeper, dialog, page]);
  return keeper && { ...state, ...keeper };
}

/** A closing window is hidden first; a reloading one has time to write only in `beforeunload`. */
const leaving = ['visibilitychange', 'beforeunload'];
