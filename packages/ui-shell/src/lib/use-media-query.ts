import { useCallback, useSyncExternalStore } from 'react';

/** A window as narrow as a phone. */
export const onPhone = '(max-width: 767.98px)';

/** A window as narrow as an upright tablet, where the columns of a list and its pinned actions do not fit beside each other. They fit on paper. */
export const onSmallWindow = '(max-width: 575.98px), screen and (max-width: 899.98px)';

/** A touch screen: the lists, calendars and clocks of the device fit the hand. */
export const onTouch = '(pointer: coarse)';

/** Whether a media query matches, following it as it changes; `false` on a server and in a DOM without media queries. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
