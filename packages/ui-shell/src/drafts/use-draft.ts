'use client';

import { use, useEffect, useEffectEvent, useInsertionEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type PageLife, PageScopeContext } from '../pages/page-scope';
import { createDraftKeeper, type DraftedForm, type DraftKeeper, type DraftState } from './draft-keeper';
import { DraftsContext } from './drafts';

/** What a form shows of its draft, and what the person may say to it. */
export interface KeptDraft extends DraftState {
  resume: () => void;
  discard: () => void;
}

/** Keeps what is typed into a form as a draft until it is saved or given up; typing draws nothing anew. Outside of pages no draft is kept. */
export function useDraft(unsaved: boolean, form: DraftedForm): KeptDraft | null {
  const source = use(DraftsContext);
  const page = use(PageScopeContext);
  const present = useRef(form);
  const [keeper] = useState(() =>
    source && page ? createDraftKeeper(`${page.key}#${form.name}`, source.open, () => present.current) : null,
  );
  useInsertionEffect(() => {
    present.current = form;
  });
  useKeeper(keeper, unsaved, form, page?.life);
  const state = useSyncExternalStore(keeper?.subscribe ?? never, keeper?.state ?? nothing);
  return keeper && state ? { ...state, resume: keeper.resume, discard: keeper.discard } : null;
}

function useKeeper(keeper: DraftKeeper | null, unsaved: boolean, form: DraftedForm, life: PageLife | undefined) {
  const was = useRef(false);
  const subscribe = useEffectEvent((onChange: () => void) => form.subscribe(onChange));

  useEffect(() => {
    if (!keeper) return;
    keeper.start();
    const stop = subscribe(keeper.note);
    const listening = new AbortController();
    document.addEventListener('visibilitychange', keeper.flush, listening);
    window.addEventListener('pagehide', keeper.flush, listening);
    return () => {
      listening.abort();
      stop();
      keeper.flush();
    };
  }, [keeper]);

  useEffect(() => {
    if (was.current && !unsaved) keeper?.settle();
    was.current = unsaved;
  }, [keeper, unsaved]);

  // As with the unsaved mark, only an insertion effect tells a form that goes from one that is hidden; by then a page that broke has said so.
  useInsertionEffect(() => () => queueMicrotask(() => keeper?.close(life?.broken === true)), [keeper, life]);
}

const never = () => () => {};
const nothing = () => null;
