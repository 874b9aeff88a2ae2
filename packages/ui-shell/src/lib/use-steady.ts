import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same function between renders and does what the last one does; undefined where there is none. For memoised parts: events only. */
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
