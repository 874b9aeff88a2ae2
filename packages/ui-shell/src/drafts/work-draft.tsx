'use client';

import { createLazyPart } from '../lib/create-lazy-part';
import { useDraftPart } from './use-draft-part';

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

const keptWork = createLazyPart(() => import('./kept-work').then((module) => module.KeptWork));

/** Keeps work that is no form's, such as the rows of an import, as forms keep their drafts; after a reload or a crash it offers to go on. @beta */
export function WorkDraft(props: WorkDraftProps) {
  const KeptWork = useDraftPart(keptWork, true);
  return KeptWork && <KeptWork {...props} />;
}
