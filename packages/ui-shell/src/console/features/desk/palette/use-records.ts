import { useEffect, useState } from 'react';
import type { Records } from '../commands/search/look-up-records';
import type { Finding } from './finding';

/** Looks up records for the query; late results of older queries are dropped. Without `lookUp` there are no records. */
export function useRecords(lookUp: Finding['lookUp'] | undefined, query: string): Records {
  const [last, setLast] = useState<{ readonly query: string; readonly records: Records }>();
  useEffect(() => lookUp?.(query, (records) => setLast({ query, records })), [lookUp, query]);
  if (!lookUp) return none;
  return last?.query === query ? last.records : pending;
}

const none: Records = { matches: [], pending: false, failed: false };
const pending: Records = { ...none, pending: true };
