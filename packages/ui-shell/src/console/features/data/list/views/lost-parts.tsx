import { createLazyPart } from '../../../../../lib/create-lazy-part';
import { useLazyPart } from '../../../runtime/lazy-loading/use-lazy-part';
import type { ListViewsState } from './use-list-views';

/** Names the parts of the current view that no longer exist; renders nothing if all exist. */
export function LostParts({ state: { present, lost } }: { state: ListViewsState }) {
  const isLost = present !== undefined && lost.length > 0;
  const Said = useLazyPart(alert, isLost);
  return isLost && Said ? <Said name={present.name} lost={lost} /> : null;
}

const alert = createLazyPart(() => import('./lost-parts-alert').then((module) => module.LostPartsAlert));
