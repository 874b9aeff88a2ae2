import { useState } from 'react';
import { reuseEqualParts } from './reuse-equal-parts';

/** Returns the same object between renders as long as it is deeply equal. */
export function useSame<Value>(value: Value): Value {
  const [current, setCurrent] = useState(value);
  const same = reuseEqualParts(current, value);
  if (same !== current) setCurrent(same);
  return same;
}
