import { useConsoleSession, useConsoleTheme, useHttp } from '@waybill/ui-shell/console';
import { useEffect } from 'react';

/** Milliseconds after which a window begins to listen: what the person waits for comes first. */
const pause = 2000;

/** Hears of what happens elsewhere to the account that is signed in here; draws nothing. */
export function News() {
  const http = useHttp();
  const session = useConsoleSession();
  const theme = useConsoleTheme();
  useEffect(() => {
    const life = new AbortController();
    const timer = setTimeout(async () => {
      const { followNews } = await import('./follow-news');
      await followNews({ http, session, theme, signal: life.signal });
    }, pause);
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [http, session, theme]);
  return null;
}
