import { useCallback, useSyncExternalStore } from 'react';

/** A window as narrow as that of a phone. */
export const onPhone = '(max-width: 767.98px)';

/** Whether a media query holds, following it as it changes; `false` on a server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
