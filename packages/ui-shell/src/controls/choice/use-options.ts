import { useEffect, useEffectEvent, useState } from 'react';
import { filterOptions, type Option, type OptionSource } from './option';

export interface Options {
  list: readonly Option[];
  state: 'ready' | 'busy' | 'failed';
  /** Asks again after a failure. */
  retry: () => void;
}

interface Question {
  keyword: string;
}

interface Found {
  question: Question;
  list: readonly Option[];
  state: 'ready' | 'failed';
}

/** How long somebody must stop typing before a server is asked, in ms. */
const pause = 250;

/** The options for a keyword: of a fixed list at once, of a search once it has responded; the ones before stand until then. */
export function useOptions(source: OptionSource, keyword: string, open: boolean): Options {
  const [question, setQuestion] = useState<Question>({ keyword });
  const [found, setFound] = useState<Found | null>(null);
  if (question.keyword !== keyword) setQuestion({ keyword });
  const search = typeof source === 'function';

  const ask = useEffectEvent(async (asked: Question, signal: AbortSignal) => {
    if (typeof source !== 'function') return;
    try {
      const list = await source(asked.keyword, signal);
      if (!signal.aborted) setFound({ question: asked, list, state: 'ready' });
    } catch {
      if (!signal.aborted) setFound({ question: asked, list: [], state: 'failed' });
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
    list: found?.list ?? [],
    state: found?.question === question ? found.state : 'busy',
    retry: () => setQuestion({ keyword }),
  };
}
