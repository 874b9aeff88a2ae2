import type { MessageCatalogue } from '../errors/message-catalogue';

/** In which language a client explains failures, and in which words. */
export interface MessageOptions {
  /** The language of messages to users, or a function that returns it at the time of a failure. Default `en`, which is built in. Example `zh`. */
  language?: string | (() => string);
  /** Messages by language and code, laid over the English ones; `@waybill/http/languages` has four languages. Default none. Example `{ zh: chinese }`. */
  messages?: Readonly<Record<string, MessageCatalogue>>;
}

/** Messages without a whole response. They are apart from the table, which cannot be loaded without a network. */
const noResponse: MessageCatalogue = {
  0: 'Unknown error: no cross-origin support, or a missing endpoint',
  timeout: 'The request took too long',
};

/** The application's messages in the language of this moment. */
export const catalogueOf = ({ language = 'en', messages }: MessageOptions): MessageCatalogue | undefined =>
  messages?.[typeof language === 'function' ? language() : language];

/** The message to show where no readable response came, by the application's catalogue, else in English. */
export function noResponseMessage(options: MessageOptions, code: 0 | 'page' | 'timeout' = 0): string {
  const own = catalogueOf(options);
  return own?.[code] ?? own?.[0] ?? noResponse[code] ?? (noResponse[0] as string);
}
