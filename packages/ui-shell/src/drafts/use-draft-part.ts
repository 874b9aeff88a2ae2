'use client';

import { type ComponentType, use } from 'react';
import type { LazyPart } from '../lib/create-lazy-part';
import { useOnIntent } from '../lib/use-on-intent';
import { DraftsContext } from './drafts';

/** A part of the drafts, loaded where it is wanted and a console keeps drafts. */
export function useDraftPart<Props>(part: LazyPart<Props>, wanted: boolean): ComponentType<Props> | null {
  const source = use(DraftsContext);
  return useOnIntent(part, wanted && source !== null, (cause) => source?.onFailed(cause));
}
