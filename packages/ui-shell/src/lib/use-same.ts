import { useState } from 'react';
import { keepSame } from './keep-same';

/** Returns the same object between renders as long as it is deeply equal. */
export function useSame<Value>(value: Value): Value {
  const [current, setCurrent] = useState(value);
  const same = keepSame(current, value);
  if (same !== current) setCurrent(same);
  return same;
}
