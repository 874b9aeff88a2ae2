import { useConsoleSession, useConsoleTheme, useHttp, useRefreshServerData } from '@waybill/ui-shell/console';
import { useEffect } from 'react';
import { followNews } from './follow-news';

/** Hears of what happens elsewhere to the account that is signed in here, as long as it stands; draws nothing. */
export function AccountNews() {
  const http = useHttp();
  const session = useConsoleSession();
  const theme = useConsoleTheme();
  const refresh = useRefreshServerData();
  useEffect(() => {
    const life = new AbortController();
    void followNews({ http, session, theme, refresh, signal: life.signal });
    return () => life.abort();
  }, [http, session, theme, refresh]);
  return null;
}
