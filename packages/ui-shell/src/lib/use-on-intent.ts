import { type ComponentType, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LazyPart } from './create-lazy-part';

/**
 * The component of a lazy part, or null while its code is not here. `wanted` fetches it; when that fails `onFailed` is told, to take the wish back
 * or say so, and the next wish tries again. Give `part.warm` to the events that come before the wish: pointer enters, focus.
 */
export function useOnIntent<Props>(
  part: LazyPart<Props>,
  wanted: boolean,
  onFailed: (cause: unknown) => void,
): ComponentType<Props> | null {
  const Part = useSyncExternalStore<ComponentType<Props> | null>(part.subscribe, part.read, () => null);
  const giveUp = useEffectEvent(onFailed);
  useEffect(() => {
    if (!wanted || Part) return;
    let live = true;
    part.load().catch((cause: unknown) => {
      if (live) giveUp(cause);
    });
    return () => {
      live = false;
    };
  }, [part, wanted, Part]);
  return Part;
}
