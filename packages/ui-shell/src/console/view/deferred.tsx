import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders secondary content after the first screen, in pieces between which the browser paints and handles input. An empty element reserves its
 * place.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : <span />;
}
