import { useEffect, useState } from 'react';
import type { Records } from '../commands/search/look-up-records';
import type { Finding } from './finding';

/** Looks for records as somebody types; what answers an older query is dropped. Without `lookUp` there are none. */
export function useRecords(lookUp: Finding['lookUp'] | undefined, query: string): Records {
  const [last, setLast] = useState<{ readonly query: string; readonly records: Records }>();
  useEffect(() => lookUp?.(query, (records) => setLast({ query, records })), [lookUp, query]);
  if (!lookUp) return none;
  return last?.query === query ? last.records : pending;
}

const none: Records = { found: [], pending: false, failed: false };
const pending: Records = { ...none, pending: true };
