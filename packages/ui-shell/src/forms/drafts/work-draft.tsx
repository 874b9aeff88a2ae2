import { createLazyPart } from '../../lib/create-lazy-part';
import { useDraftPart } from './use-draft-part';
import type { WorkDraftProps } from './work-draft-part';

const workDraftPart = createLazyPart(() => import('./work-draft-part').then((module) => module.WorkDraftPart));

/** Stores work outside of forms, such as the rows of an import, as a draft; offers to continue it after a reload or crash. @beta */
export function WorkDraft(props: WorkDraftProps) {
  const WorkDraftPart = useDraftPart(workDraftPart, true);
  return WorkDraftPart && <WorkDraftPart {...props} />;
}
