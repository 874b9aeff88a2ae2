import {
  useConsoleSession,
  useConsoleTheme,
  useHttp,
  useRefreshServerData,
  useTellChanges,
} from '@waybill/ui-shell/console';
import { useEffect } from 'react';
import { type EventParts, followEvents } from './follow-events';

type Told = Pick<EventParts, 'tellOrders' | 'tellMoney' | 'tellPresence'>;

/** Hears of what happens elsewhere, as long as it stands; draws nothing. What an event concerns is loaded when one comes. */
export function LiveEvents() {
  const http = useHttp();
  const session = useConsoleSession();
  const theme = useConsoleTheme();
  const tell = useTellChanges();
  const refresh = useRefreshServerData();
  useEffect(() => {
    const life = new AbortController();
    const told: Told = {
      tellOrders: (changes) =>
        void import('../pages/order/order').then(({ orders }) => tell(orders, changes)).catch(reportError),
      tellMoney: () =>
        void import('../pages/promotion/commission/money-reads')
          .then(({ moneyReads }) => refresh(...moneyReads))
          .catch(reportError),
      tellPresence: (presence) =>
        void import('../pages/kit/told-presence').then(({ tellPresence }) => tellPresence(presence)).catch(reportError),
    };
    void followEvents({ http, session, theme, ...told, report: reportError, signal: life.signal });
    return () => life.abort();
  }, [http, session, theme, tell, refresh]);
  return null;
}
