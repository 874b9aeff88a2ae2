import { useEffect } from 'react';
import { useConsole } from '../console-context';

/** Fills the notice lists once the shell stands, so that the number on the bell is there before anyone looks. */
export function useNoticeCount(shown: boolean): void {
  const { notices } = useConsole();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      for (const kind of ['notice', 'email'] as const) void notices.load(kind, { background: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [notices, shown]);
}

/** The page's own calls go first, in ms. */
const pause = 300;
