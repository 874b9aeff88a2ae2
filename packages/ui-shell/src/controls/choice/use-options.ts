import { useEffect, useEffectEvent, useState } from 'react';
import { filterOptions, type Option, type OptionSource } from './option';

export interface Options {
  list: readonly Option[];
  state: 'ready' | 'busy' | 'failed';
  /** Repeats the request after a failure. */
  retry: () => void;
}

interface Question {
  keyword: string;
}

interface Result {
  question: Question;
  list: readonly Option[];
  state: 'ready' | 'failed';
}

/** Debounce of requests while the user types, in ms. */
const pause = 250;

/** The options for a keyword: from a fixed list at once, from a search after its response; the previous ones stay until then. */
export function useOptions(source: OptionSource, keyword: string, open: boolean): Options {
  const [question, setQuestion] = useState<Question>({ keyword });
  const [result, setResult] = useState<Result | null>(null);
  if (question.keyword !== keyword) setQuestion({ keyword });
  const search = typeof source === 'function';

  const ask = useEffectEvent(async (request: Question, signal: AbortSignal) => {
    if (typeof source !== 'function') return;
    try {
      const list = await source(request.keyword, signal);
      if (!signal.aborted) setResult({ question: request, list, state: 'ready' });
    } catch {
      if (!signal.aborted) setResult({ question: request, list: [], state: 'failed' });
    }
  });
  useEffect(() => {
    if (!search || !open) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(question, controller.signal), question.keyword === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, open, question]);

  if (typeof source !== 'function')
    return { list: filterOptions(source, keyword), state: 'ready', retry: () => undefined };
  return {
    list: result?.list ?? [],
    state: result?.question === question ? result.state : 'busy',
    retry: () => setQuestion({ keyword }),
  };
}
