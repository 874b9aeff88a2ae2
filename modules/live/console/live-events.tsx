import {
  useConsoleSession,
  useConsoleTheme,
  useHttp,
  useNotices,
  useRefreshServerData,
  useTellChanges,
} from '@waybill/ui-shell/console';
import { useEffect } from 'react';
import { firstPosition } from './event-position';
import { type EventParts, followEvents } from './follow-events';

type Told = Pick<EventParts, 'tellOrders' | 'tellMoney' | 'tellNotice' | 'tellPresence'>;

/** Hears of what happens elsewhere, as long as it stands; draws nothing. What an event concerns is loaded when one comes. */
export function LiveEvents() {
  const http = useHttp();
  const session = useConsoleSession();
  const theme = useConsoleTheme();
  const tell = useTellChanges();
  const refresh = useRefreshServerData();
  const notices = useNotices();
  useEffect(() => {
    const life = new AbortController();
    const told: Told = {
      tellOrders: (changes) =>
        void import('@waybill/orders/order').then(({ orders }) => tell(orders, changes)).catch(reportError),
      tellMoney: () =>
        void import('@waybill/promotion/money-reads')
          .then(({ moneyReads }) => refresh(...moneyReads))
          .catch(reportError),
      tellNotice: notices.add,
      tellPresence: (presence) =>
        void import('@waybill/kit/told-presence').then(({ tellPresence }) => tellPresence(presence)).catch(reportError),
    };
    const signal = life.signal;
    void followEvents({ http, session, theme, ...told, position: firstPosition, report: reportError, signal });
    return () => life.abort();
  }, [http, session, theme, tell, refresh, notices]);
  return null;
}
