import { useEffect, useState } from 'react';

/** In ms: a second press of the same hand comes within it. */
const restMs = 700;

/** Returns whether a value has changed a moment ago, so that a press may have meant the one before it. */
export function useRest(value: unknown): boolean {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested !== value;
}
