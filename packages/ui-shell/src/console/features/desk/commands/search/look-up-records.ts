import type { Command, RecordSource } from '../../../../kernel/command';

/** Wait after a keystroke, in ms. */
const delay = 150;

/** Records that match a query: first the browser's, then the server's too. */
export interface Records {
  readonly matches: readonly Command[];
  /** Whether the server's response is pending. */
  readonly pending: boolean;
  readonly failed: boolean;
}

/** Looks up records with one call to each source and reports the matches so far; the returned function aborts it. */
export function lookUpRecords(
  sources: readonly RecordSource[],
  query: string,
  onFound: (records: Records) => void,
): () => void {
  const isLong = query.length > 1 || /\p{Script=Han}/u.test(query);
  const local = isLong ? sources.flatMap((source) => source.cached?.(query) ?? []) : [];
  const pending = isLong && sources.some(({ find }) => find);
  onFound({ matches: local, pending, failed: false });
  const call = new AbortController();
  const ask = async () => {
    const answers = await Promise.allSettled(sources.map(async ({ find }) => find?.(query, call.signal) ?? []));
    if (call.signal.aborted) return;
    const came = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const matches = [...new Map([...local, ...came].map((command) => [command.id, command])).values()];
    onFound({ matches, pending: false, failed: answers.some(({ status }) => status === 'rejected') });
  };
  const timer = pending ? setTimeout(ask, delay) : undefined;
  return () => {
    clearTimeout(timer);
    call.abort();
  };
}
