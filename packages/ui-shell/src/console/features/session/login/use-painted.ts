import { useEffect, useState } from 'react';
import { afterPaint } from '../../../../lib/after-paint';

/** False in the frame that a component is first seen in, true after it: for what may come behind the first view, as ornament may. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}
