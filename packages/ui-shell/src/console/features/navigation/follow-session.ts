import type { SessionEvent } from '@waybill/auth-core';
import { subscribe } from 'valtio/vanilla';
import { translate } from '../../../locales/translate';
import type { Appearance, Entrance, Feedback, Places, Server, Settings } from '../../kernel/console-parts';
import { consoleMessages } from '../../kernel/messages';
import { greetingNow } from '../runtime/feedback/auth-messages';
import { toAddress } from './router/window-location';

/**
 * Updates the window on changes of the session. A sign-out removes routes, tabs and pages, a sign-in shows a greeting, and
 * an expired session stores the address and the data of the shell for its user. Returns a function that stops it.
 */
export function followSession(parts: Settings & Appearance & Feedback & Server & Entrance & Places): () => void {
  const { session, navigation, history, toasts, forced, i18n, theme, config, aside, belongings } = parts;
  let fresh = false;
  let guest: SessionEvent | undefined;

  const greet = ({ state }: SessionEvent) => {
    const name = state.user.username || translate(i18n, config.defaultUsername);
    toasts.success(
      { ...consoleMessages.welcome, values: { greeting: translate(i18n, greetingNow(config.timeZone)), name } },
      { detail: { ...consoleMessages.welcomeBack, values: { title: translate(i18n, theme.settings.title) } } },
    );
  };

  // A login whose routes fail to load shows only that failure and no greeting.
  const stopWatching = subscribe(
    navigation.state,
    () => {
      if (!guest || !navigation.state.routes) return;
      greet(guest);
      guest = undefined;
    },
    true,
  );

  const stopListening = session.subscribe((event) => {
    switch (event.kind) {
      case 'signed-in':
        fresh = event.origin === 'here';
        if (fresh || event.previous.status !== 'signedIn') forced.settle();
        else forced.force(consoleMessages.signedInElsewhere, () => true);
        return navigation.revisit({ forget: true });
      case 'profile-loaded':
        aside.rememberAccount(event.state.user.username);
        if (fresh) guest = event;
        fresh = false;
        return;
      case 'access-changed':
        return navigation.revisit({ renew: true });
      case 'signed-out':
        if (event.origin === 'here') forced.settle();
        else forced.force(consoleMessages.signedOutElsewhere, () => true);
        guest = undefined;
        aside.forget();
        return navigation.revisit({ forget: true });
      case 'expired':
        aside.put({
          place: toAddress(history.current),
          ...Object.fromEntries(Object.entries(belongings).map(([name, read]) => [name, read()])),
        });
        guest = undefined;
        return navigation.revisit({ forget: true, ...(config.access !== 'none' ? { to: '/login' } : {}) });
      default:
        return;
    }
  });
  return () => {
    stopWatching();
    stopListening();
  };
}
