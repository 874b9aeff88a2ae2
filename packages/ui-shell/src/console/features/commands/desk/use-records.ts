import { useEffect, useState } from 'react';
import type { Command, CommandSource } from '../../../kernel/command';

/** Wait after a keystroke, in ms. */
const delay = 150;

/** Records that answer a query: those that the browser has at once, then those of the server. */
export interface Records {
  readonly found: readonly Command[];
  /** The server has not answered yet. */
  readonly pending: boolean;
  readonly failed: boolean;
}

const none: readonly Command[] = [];

/** Looks for records as somebody types; a response to an older query is dropped. */
export function useRecords(source: CommandSource, typed: string): Records {
  const query = typed.trim();
  const [answer, setAnswer] = useState<{ query: string; found: readonly Command[]; failed: boolean }>();
  const { find } = source;
  const asks = find !== undefined && query.length > 1;
  useEffect(() => {
    if (!asks) return;
    const call = new AbortController();
    const timer = setTimeout(() => {
      find(query, call.signal).then(
        (found) => call.signal.aborted || setAnswer({ query, found, failed: false }),
        () => call.signal.aborted || setAnswer({ query, found: none, failed: true }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [asks, find, query]);
  const come = asks && answer?.query === query ? answer : undefined;
  const known = (query.length > 1 && source.known?.(query)) || none;
  return {
    found: [...new Map([...known, ...(come?.found ?? none)].map((command) => [command.id, command])).values()],
    pending: asks && !come,
    failed: come?.failed ?? false,
  };
}
