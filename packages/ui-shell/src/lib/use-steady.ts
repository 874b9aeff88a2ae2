import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a handler with a stable identity that calls the latest one; undefined without a handler. For events of memoised parts only. */
export function useSteady<Arguments extends unknown[]>(
  handler: (...given: Arguments) => void,
): (...given: Arguments) => void;
export function useSteady<Arguments extends unknown[]>(
  handler: ((...given: Arguments) => void) | undefined,
): ((...given: Arguments) => void) | undefined;
export function useSteady<Arguments extends unknown[]>(
  handler: ((...given: Arguments) => void) | undefined,
): ((...given: Arguments) => void) | undefined {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  const steady = useCallback((...given: Arguments) => latest.current?.(...given), []);
  return handler && steady;
}
