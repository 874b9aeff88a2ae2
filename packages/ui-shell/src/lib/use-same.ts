import { useState } from 'react';
import { keepSame } from './keep-same';

/** The same object between renders as long as it says the same. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  const same = keepSame(kept, value);
  if (same !== kept) setKept(same);
  return same;
}
