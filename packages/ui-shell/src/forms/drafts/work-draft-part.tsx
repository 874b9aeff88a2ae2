import { useEffect, useRef, useState } from 'react';
import { createSignal } from '../../lib/create-signal';
import { DraftNote } from './draft-note';
import { useDraft } from './use-draft';

/** @beta */
export interface WorkDraftProps {
  /** Unique among the forms of the page. */
  name: string;
  /** Whether there is unsaved work. */
  unsaved: boolean;
  /** Changes identity whenever the work changes. */
  state: unknown;
  /** Returns the work as plain data; called at most once a second. */
  read: () => unknown;
  /** Restores the stored work; validate it like all stored data. */
  onResume: (work: unknown) => void;
}

/** Stores the draft of work, and offers a stored one. */
export function WorkDraftPart({ name, unsaved, state, read, onResume }: WorkDraftProps) {
  const [changed] = useState(createSignal);
  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    changed.notify();
  }, [changed, state]);
  const draft = useDraft(unsaved, {
    name,
    about: null,
    read: () => ({ changes: unsaved ? { work: read() } : {} }),
    restore: ({ work }) => {
      onResume(work);
      return 0;
    },
    subscribe: changed.subscribe,
  });
  return draft && <DraftNote draft={draft} />;
}
