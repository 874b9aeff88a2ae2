import type { MessageCatalogue } from '../errors/message-catalogue';
import { noResponse } from '../errors/no-response';

/** In which language a client says what went wrong, and in which words. */
export interface MessageOptions {
  /** The language of messages to users, or a function that tells it at the time of a failure. Default `zh`; `en` is built in. */
  language?: string | (() => string);
  /** Messages by language and code, laid over the built-in catalogue. Default none. Example `{ en: { 404: 'Not here' } }`. */
  messages?: Readonly<Record<string, MessageCatalogue>>;
}

/** The language of this moment. */
export const languageOf = ({ language = 'zh' }: MessageOptions): string =>
  typeof language === 'function' ? language() : language;

/** The message to show where no readable response came, by the application's catalogue, else by the built-in one. */
export function noResponseMessage(options: MessageOptions, code: 0 | 'page' | 'timeout' = 0): string {
  const language = languageOf(options);
  const own = options.messages?.[language];
  const builtIn = noResponse[language];
  return own?.[code] ?? builtIn?.[code] ?? own?.[0] ?? (builtIn ?? noResponse.en)?.[0] ?? '';
}
