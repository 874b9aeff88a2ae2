import { createLazyPart } from '../../lib/create-lazy-part';
import type { WorkDraftProps } from './kept-work';
import { useDraftPart } from './use-draft-part';

const keptWork = createLazyPart(() => import('./kept-work').then((module) => module.KeptWork));

/** Stores work outside of forms, such as the rows of an import, as a draft; offers to continue it after a reload or crash. @beta */
export function WorkDraft(props: WorkDraftProps) {
  const KeptWork = useDraftPart(keptWork, true);
  return KeptWork && <KeptWork {...props} />;
}
