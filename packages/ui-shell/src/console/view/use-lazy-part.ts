import { type ComponentType, useEffect, useState } from 'react';
import { useConsole } from '../console-context';

/** Loads a part of the shell when it is first wanted; a load that fails is said, and tried again the next time. `load` must be the same function at every render. */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
): ComponentType<Props> | null {
  const { showFailure } = useConsole();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted || Part) return;
    let live = true;
    load().then(
      (part) => {
        if (live) setPart(() => part);
      },
      (error: unknown) => {
        if (live) showFailure(error);
      },
    );
    return () => {
      live = false;
    };
  }, [load, wanted, Part, showFailure]);
  return Part;
}

/** A part that a setting shows or hides: null while it is hidden or not here yet. */
export function useOptionalPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  shown: boolean,
): ComponentType<Props> | null {
  const Part = useLazyPart(load, shown);
  return shown ? Part : null;
}
