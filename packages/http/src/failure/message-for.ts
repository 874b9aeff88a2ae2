import { isUnauthorizedCode } from '../errors/is-unauthorized-code.ts';
import type { MessageCatalogue } from '../errors/message-catalogue.ts';
import { messages } from '../errors/messages.ts';
import { ownField } from '../response/own-field.ts';

/** The options that decide on a message. */
export interface MessageOptions {
  language?: string | (() => string);
  messages?: Readonly<Record<string, MessageCatalogue>>;
}

/** The message to show for a code: the application's, else the built-in one, else the status text, else that of code 0. */
export function messageFor(options: MessageOptions, code: number | string, statusText = ''): string {
  const { language = 'zh' } = options;
  const spoken = typeof language === 'function' ? language() : language;
  const own = options.messages?.[spoken] ?? {};
  const builtIn = messages[spoken] ?? messages.en ?? {};
  const say = (key: number | string) => ownField(own, key) ?? ownField(builtIn, key);
  return String(say(code) ?? (isUnauthorizedCode(code) ? say(401) : statusText || say(0)) ?? '');
}
