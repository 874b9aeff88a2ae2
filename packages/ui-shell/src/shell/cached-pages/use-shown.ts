import { useEffect, useEffectEvent, useRef } from 'react';
import { usePageScope } from './page-scope';

/** Calls back each time the page is shown, including the first time; once per show even under StrictMode. Throws outside of `<CachedPages>`. @public */
export function useShown(onShown: () => void): void {
  const { life } = usePageScope('useShown');
  const seen = useRef(0);
  const call = useEffectEvent(onShown);
  useEffect(() => {
    if (seen.current === life.shows) return;
    seen.current = life.shows;
    call();
  }, [life]);
}

/** Calls back each time the page is hidden but stays cached; closing and reloading run only effect cleanups. Throws outside of `<CachedPages>`. @public */
export function useHidden(onHidden: () => void): void {
  const { life } = usePageScope('useHidden');
  const call = useEffectEvent(onHidden);
  useEffect(
    () => () => {
      if (!life.visible) call();
    },
    [life],
  );
}
