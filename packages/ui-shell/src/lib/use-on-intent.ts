import { type ComponentType, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LazyPart } from './create-lazy-part';

/** The component of a lazy part, or null until its code is loaded. `wanted` loads it, and again after `onFailed`; call `part.warm` on pointer enter and focus. */
export function useOnIntent<Props>(
  part: LazyPart<Props>,
  isWanted: boolean,
  onFailed: (cause: unknown) => void,
): ComponentType<Props> | null {
  const Part = useSyncExternalStore<ComponentType<Props> | null>(part.subscribe, part.read, () => null);
  const giveUp = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isWanted || Part) return;
    let live = true;
    part.load().catch((cause: unknown) => {
      if (live) giveUp(cause);
    });
    return () => {
      live = false;
    };
  }, [part, isWanted, Part]);
  return Part;
}
