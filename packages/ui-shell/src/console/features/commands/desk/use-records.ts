import { useEffect, useMemo, useState } from 'react';
import type { Command, RecordSource } from '../../../kernel/command';

/** Wait after a keystroke, in ms. */
const delay = 150;

/** Records that answer a query: those that the browser has at once, then those of the server. */
export interface Records {
  readonly found: readonly Command[];
  /** The server has not answered yet. */
  readonly pending: boolean;
  readonly failed: boolean;
}

/** Looks for records as somebody types, with one call to each source; a response to an older query is dropped. */
export function useRecords(sources: readonly RecordSource[], query: string): Records {
  const [last, setLast] = useState<{ query: string; found: readonly Command[]; failed: boolean }>();
  const isLong = query.length > 1 || /\p{Script=Han}/u.test(query);
  const asks = isLong && sources.some(({ find }) => find);
  useEffect(() => {
    if (!asks) return;
    const call = new AbortController();
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(sources.map(async ({ find }) => find?.(query, call.signal) ?? []));
      if (call.signal.aborted) return;
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      setLast({ query, found, failed: answers.some(({ status }) => status === 'rejected') });
    }, delay);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [asks, sources, query]);
  const answer = asks && last?.query === query ? last : undefined;
  const found = useMemo(() => {
    const known = isLong ? sources.flatMap((source) => source.known?.(query) ?? []) : [];
    return [...new Map([...known, ...(answer?.found ?? [])].map((command) => [command.id, command])).values()];
  }, [sources, query, isLong, answer]);
  return { found, pending: asks && !answer, failed: answer?.failed ?? false };
}
