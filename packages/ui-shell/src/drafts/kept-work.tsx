'use client';

import { useEffect, useRef, useState } from 'react';
import { createSignal } from '../lib/create-signal';
import { DraftNote } from './draft-note';
import { useDraft } from './use-draft';
import type { WorkDraftProps } from './work-draft';

/** Keeps the draft of work, and offers the one that was found. */
export function KeptWork({ name, unsaved, state, read, onResume }: WorkDraftProps) {
  const [changed] = useState(createSignal);
  const told = useRef(state);
  useEffect(() => {
    if (told.current === state) return;
    told.current = state;
    changed.tell();
  }, [changed, state]);
  const kept = useDraft(unsaved, {
    name,
    about: null,
    read: () => (unsaved ? { work: read() } : {}),
    restore: ({ work }) => {
      onResume(work);
      return 0;
    },
    subscribe: changed.listen,
  });
  return kept && <DraftNote draft={kept} />;
}
