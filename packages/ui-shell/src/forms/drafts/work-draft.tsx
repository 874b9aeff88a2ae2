import { createLazyPart } from '../../lib/create-lazy-part';
import type { WorkDraftProps } from './kept-work';
import { useDraftPart } from './use-draft-part';

const keptWork = createLazyPart(() => import('./kept-work').then((module) => module.KeptWork));

/** Keeps work that is no form's, such as the rows of an import, as forms keep their drafts; after a reload or a crash it offers to go on. @beta */
export function WorkDraft(props: WorkDraftProps) {
  const KeptWork = useDraftPart(keptWork, true);
  return KeptWork && <KeptWork {...props} />;
}
