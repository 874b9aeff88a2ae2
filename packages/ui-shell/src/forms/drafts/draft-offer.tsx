import { createLazyPart } from '../../lib/create-lazy-part';
import type { DraftOfferProps } from './offered-draft';
import { useDraftPart } from './use-draft-part';

const offeredDraft = createLazyPart(() => import('./offered-draft').then((module) => module.OfferedDraft));

/** Offers on a page the draft of a form that is not mounted yet, such as one in a dialog. Renders nothing without a draft. @beta */
export function DraftOffer(props: DraftOfferProps) {
  const OfferedDraft = useDraftPart(offeredDraft, true);
  return OfferedDraft && <OfferedDraft {...props} />;
}
