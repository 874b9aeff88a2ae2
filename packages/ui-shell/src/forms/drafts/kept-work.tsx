import { useEffect, useRef, useState } from 'react';
import { createSignal } from '../../lib/create-signal';
import { DraftNote } from './draft-note';
import { useDraft } from './use-draft';

/** @beta */
export interface WorkDraftProps {
  /** Different from that of every form of the page. */
  name: string;
  /** There is something that would be lost. */
  unsaved: boolean;
  /** Another value whenever what is to be kept is another. */
  state: unknown;
  /** What is to be kept, as plain data; asked at most once a second. */
  read: () => unknown;
  /** Takes up what was kept, which is to be checked like anything that was stored. */
  onResume: (work: unknown) => void;
}

/** Keeps the draft of work, and offers the one that was found. */
export function KeptWork({ name, unsaved, state, read, onResume }: WorkDraftProps) {
  const [changed] = useState(createSignal);
  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    changed.tell();
  }, [changed, state]);
  const draft = useDraft(unsaved, {
    name,
    about: null,
    read: () => ({ changes: unsaved ? { work: read() } : {} }),
    restore: ({ work }) => {
      onResume(work);
      return 0;
    },
    subscribe: changed.listen,
  });
  return draft && <DraftNote draft={draft} />;
}
