import type { SessionEvent } from '@waybill/auth-core';
import type { ConsoleParts } from '../console-context';
import { consoleMessages } from '../messages';
import { greetingNow } from './auth-words';
import { toWords } from './to-words';

/** Keeps the window in step with the session: who leaves takes routes, tabs and pages along, who comes is greeted. The answer ends it. */
export function followSession(parts: ConsoleParts): () => void {
  const { session, navigation, tabs, http, history, toasts, i18n, config } = parts;
  let fresh = false;

  const leave = () => {
    http.cancelAll('the session ended');
    tabs.reset();
  };

  const greet = ({ state }: SessionEvent) => {
    const name = state.user.username || toWords(i18n, config.defaultUsername);
    const { id, message } = consoleMessages.welcome;
    toasts.success(
      { id, message, values: { greeting: i18n._(greetingNow()), name } },
      { detail: { ...consoleMessages.welcomeBack, values: { title: toWords(i18n, config.title) } } },
    );
  };

  return session.subscribe((event) => {
    switch (event.kind) {
      case 'signed-in':
        tabs.reset();
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
