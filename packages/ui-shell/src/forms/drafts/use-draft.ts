import { use, useEffect, useEffectEvent, useInsertionEffect, useRef, useState } from 'react';
import { DialogMarksContext } from '../../lib/unsaved-marks';
import { PageScopeContext } from '../../shell/cached-pages/page-scope';
import { createDraftKeeper, type DraftedForm, type DraftKeeper, type DraftState, noDraft } from './draft-keeper';
import { DraftsContext } from './drafts';

/** What a form shows of its draft, and what the person may say to it. */
export type KeptDraft = DraftState & Pick<DraftKeeper, 'resume' | 'discard'>;

/** Keeps what is typed into a form as a draft until it is saved or given up; typing draws nothing anew. Outside of pages no draft is kept. */
export function useDraft(unsaved: boolean, form: DraftedForm): KeptDraft | null {
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
  // As with the unsaved mark, only an insertion effect tells a form that goes from one that is hidden; by then a page that broke has said so.
  useInsertionEffect(() => {
    // It may have come into a page that was left meanwhile, whose other effects rest.
    if (!keeper) return;
    keeper.start();
    const stops = [
      dialog?.discarded.listen(keeper.giveUp),
      page?.actions.onDiscard?.((key) => key === page.key && keeper.giveUp()),
    ];
    return () => {
      for (const stop of stops) stop?.();
      queueMicrotask(() => void keeper.close());
    };
  }, [keeper, dialog, page]);
  return keeper && { ...state, ...keeper };
}

/** A window that goes is hidden first; one that is loaded anew has time to write only before it asks for the page. */
const leaving = ['visibilitychange', 'beforeunload'];
