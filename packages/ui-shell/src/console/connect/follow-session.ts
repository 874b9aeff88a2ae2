import type { SessionEvent } from '@waybill/auth-core';
import { translate } from '../../locales/translate';
import type { ConsoleParts } from '../console-context';
import { consoleMessages } from '../messages';
import { greetingNow } from './auth-words';

/** Keeps the window in step with the session: who leaves takes routes, tabs and pages along, who comes is greeted. The answer ends it. */
export function followSession(parts: ConsoleParts): () => void {
  const { session, navigation, tabs, notices, http, history, toasts, i18n, config } = parts;
  let fresh = false;

  const forget = () => {
    tabs.reset();
    notices.reset();
  };

  const leave = () => {
    http.cancelAll('the session ended');
    forget();
  };

  const greet = ({ state }: SessionEvent) => {
    const name = state.user.username || translate(i18n, config.defaultUsername);
    toasts.success(
      { ...consoleMessages.welcome, values: { greeting: translate(i18n, greetingNow()), name } },
      { detail: { ...consoleMessages.welcomeBack, values: { title: translate(i18n, config.title) } } },
    );
  };

  return session.subscribe((event) => {
    switch (event.kind) {
      case 'signed-in':
        forget();
        fresh = event.origin === 'here';
        return navigation.settle({ forget: true });
      case 'profile-loaded':
        if (fresh) greet(event);
        fresh = false;
        return;
      case 'access-changed':
        return navigation.settle({ forget: true });
      case 'signed-out':
        leave();
        return navigation.settle({ forget: true });
      case 'expired':
        leave();
        if (config.loginInterception) history.replace('/login');
        return navigation.settle({ forget: true });
      default:
        return;
    }
  });
}
