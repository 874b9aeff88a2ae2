import { useConsoleSession, useConsoleTheme, useHttp, useRefreshServerData } from '@waybill/ui-shell/console';
import { useEffect } from 'react';
import { followEvents } from './follow-events';

/** Hears of what happens elsewhere, as long as it stands; draws nothing. */
export function LiveEvents() {
  const http = useHttp();
  const session = useConsoleSession();
  const theme = useConsoleTheme();
  const refresh = useRefreshServerData();
  useEffect(() => {
    const life = new AbortController();
    void followEvents({ http, session, theme, refresh, report: reportError, signal: life.signal });
    return () => life.abort();
  }, [http, session, theme, refresh]);
  return null;
}
