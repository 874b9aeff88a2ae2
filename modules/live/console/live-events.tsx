import { createPresenceNews } from '@waybill/kit/presence-news';
import { useConsoleSession, useConsoleTheme, useLiveChanges, useNotices, useOnce } from '@waybill/ui-shell/console';
import { eventsCall } from '../contract/events';
import { applyAccount } from './apply-account';
import { createPosition } from './create-position';
import { readEvent } from './read-event';

/** Follows the server's events while mounted; renders nothing. */
export function LiveEvents() {
  const session = useConsoleSession();
  const theme = useConsoleTheme();
  const notices = useNotices();
  const presence = useOnce(createPresenceNews);
  useLiveChanges(eventsCall.url, {
    position: useOnce(createPosition),
    on: {
      account: (data) => applyAccount(readEvent('account', data), session, theme),
      notice: (data) => {
        // An older server sends no texts.
        const { image = '', notice = '', email = '' } = readEvent('notice', data);
        notices.add({ image, notice, email });
      },
      presence: (data) => presence.publish(readEvent('presence', data)),
    },
  });
  return null;
}
