import { createPresenceNews } from '@waybill/kit/presence-news';
import {
  useConsoleSession,
  useConsoleTheme,
  useHttp,
  useLiveChanges,
  useNotices,
  useOnce,
} from '@waybill/ui-shell/console';
import { useEffect } from 'react';
import { createEventPosition } from './event-position';
import { followEvents } from './follow-events';

/** Hears of what happens elsewhere, as long as it stands; draws nothing. What an event concerns is loaded when one comes. */
export function LiveEvents() {
  const http = useHttp();
  const session = useConsoleSession();
  const theme = useConsoleTheme();
  const change = useLiveChanges();
  const notices = useNotices();
  const presence = useOnce(createPresenceNews);
  const position = useOnce(createEventPosition);
  useEffect(() => {
    const life = new AbortController();
    void followEvents({
      http,
      session,
      theme,
      change,
      onNotice: notices.add,
      onPresence: presence.publish,
      position: position.read,
      report: reportError,
      signal: life.signal,
    });
    return () => life.abort();
  }, [http, session, theme, change, notices, presence, position]);
  return null;
}
