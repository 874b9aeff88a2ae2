import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle';

/** Turns true once, when the first screen stands and the browser has nothing else to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
