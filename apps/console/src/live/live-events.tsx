import {
  useConsoleSession,
  useConsoleTheme,
  useHttp,
  useRefreshServerData,
  useTellChanges,
} from '@waybill/ui-shell/console';
import { useEffect } from 'react';
import { orders } from '../pages/order/order';
import { followEvents } from './follow-events';

/** Hears of what happens elsewhere, as long as it stands; draws nothing. */
export function LiveEvents() {
  const http = useHttp();
  const session = useConsoleSession();
  const theme = useConsoleTheme();
  const tellOrders = useTellChanges(orders);
  const refresh = useRefreshServerData();
  useEffect(() => {
    const life = new AbortController();
    void followEvents({ http, session, theme, tellOrders, refresh, report: reportError, signal: life.signal });
    return () => life.abort();
  }, [http, session, theme, tellOrders, refresh]);
  return null;
}
