import { type ComponentType, use, useInsertionEffect, useReducer } from 'react';
import type { LazyPart } from '../../lib/create-lazy-part';
import { useOnIntent } from '../../lib/use-on-intent';
import { DraftsContext } from './drafts';

/** A lazy part of the drafts, loaded if enabled and the console stores drafts; it also reaches a page that was left meanwhile. */
export function useDraftPart<Props>(part: LazyPart<Props>, enabled: boolean): ComponentType<Props> | null {
  const source = use(DraftsContext);
  const [, drawAnew] = useReducer((arrivals: number) => arrivals + 1, 0);
  // Other subscriptions of a hidden page pause until it is shown again, which would delay its draft.
  useInsertionEffect(() => part.subscribe(drawAnew), [part]);
  return useOnIntent(part, enabled && source !== null, (cause) => source?.onFailed(cause));
}
