import { type ReactNode, useDeferredValue } from 'react';

/**
 * What stands beside the page and nobody waits for: drawn after the first screen, in pieces between which the browser paints and hears input. An
 * empty element keeps its place meanwhile.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : <span />;
}
