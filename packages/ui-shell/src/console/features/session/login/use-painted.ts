import { useEffect, useState } from 'react';
import { afterPaint } from '../../../../lib/after-paint';

/** False in the first frame of a component, true after it, to defer ornaments. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}
