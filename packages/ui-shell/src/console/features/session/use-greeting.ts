import { useSession } from '@waybill/auth-core/react';
import { useText } from '../../../locales/use-text';
import { useConsole } from '../../kernel/console-context';
import { consoleMessages } from '../../kernel/messages';
import { greetingNow } from '../runtime/feedback/auth-messages';

/** The welcome of the present hour, in the business's time zone, with the user's name: "Good morning, admin". @public */
export function useGreeting(): string {
  const t = useText();
  const { config } = useConsole();
  const { user } = useSession();
  return t(consoleMessages.welcome, {
    greeting: t(greetingNow(config.timeZone)),
    name: user.username || t(config.defaultUsername),
  });
}
