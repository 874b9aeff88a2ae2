import { type ComponentType, use, useInsertionEffect, useReducer } from 'react';
import type { LazyPart } from '../../lib/create-lazy-part';
import { useOnIntent } from '../../lib/use-on-intent';
import { DraftsContext } from './drafts';

/** A part of the drafts, loaded where it is wanted and a console keeps drafts; it comes into a page that was left meanwhile, too. */
export function useDraftPart<Props>(part: LazyPart<Props>, enabled: boolean): ComponentType<Props> | null {
  const source = use(DraftsContext);
  const [, drawAnew] = useReducer((arrivals: number) => arrivals + 1, 0);
  // A hidden page's other subscriptions rest until it is shown again; what was typed there would wait as long.
  useInsertionEffect(() => part.subscribe(drawAnew), [part]);
  return useOnIntent(part, enabled && source !== null, (cause) => source?.onFailed(cause));
}
