import type { Command, RecordSource } from '../../../../kernel/command';

/** Wait after a keystroke, in ms. */
const delay = 150;

/** Records that answer a query: those that the browser has at once, then those of the server. */
export interface Records {
  readonly found: readonly Command[];
  /** The server has not answered yet. */
  readonly pending: boolean;
  readonly failed: boolean;
}

/** Looks for records that answer a query, with one call to each source, and tells each time what is found by now; the returned function ends that. */
export function lookUpRecords(
  sources: readonly RecordSource[],
  query: string,
  onFound: (records: Records) => void,
): () => void {
  const isLong = query.length > 1 || /\p{Script=Han}/u.test(query);
  const known = isLong ? sources.flatMap((source) => source.known?.(query) ?? []) : [];
  const pending = isLong && sources.some(({ find }) => find);
  onFound({ found: known, pending, failed: false });
  const call = new AbortController();
  const ask = async () => {
    const answers = await Promise.allSettled(sources.map(async ({ find }) => find?.(query, call.signal) ?? []));
    if (call.signal.aborted) return;
    const came = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const found = [...new Map([...known, ...came].map((command) => [command.id, command])).values()];
    onFound({ found, pending: false, failed: answers.some(({ status }) => status === 'rejected') });
  };
  const timer = pending ? setTimeout(ask, delay) : undefined;
  return () => {
    clearTimeout(timer);
    call.abort();
  };
}
