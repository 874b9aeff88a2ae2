import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** Turns true once the component has been painted: for what decorates a screen and shall not hold it up. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}
