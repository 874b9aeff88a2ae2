import { useEffect, useState } from 'react';
import type { Suggestion, SuggestionSource } from './suggestion';

export interface Suggestions {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  list: readonly Suggestion[];
}

const idle: Suggestions = { state: 'idle', list: [] };

/**
 * Calls a source `delay` ms after the last change of the query (500 by the specification). An earlier call is aborted,
 * and its late response is ignored.
 */
export function useSuggestions(query: string, source: SuggestionSource | undefined, delay = 500): Suggestions {
  const words = query.trim();
  const [answer, setAnswer] = useState<Suggestions & { words: string }>({ ...idle, words: '' });

  useEffect(() => {
    if (!words || !source) return;
    const call = new AbortController();
    const show = (next: Suggestions) => {
      if (!call.signal.aborted) setAnswer({ ...next, words });
    };
    const wait = setTimeout(async () => {
      try {
        show({ state: 'ready', list: await source(words, call.signal) });
      } catch {
        show({ state: 'failed', list: [] });
      }
    }, delay);
    return () => {
      clearTimeout(wait);
      call.abort();
    };
  }, [words, source, delay]);

  if (!words || !source) return idle;
  return answer.words === words ? answer : { state: 'loading', list: [] };
}
