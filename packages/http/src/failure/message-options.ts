import type { MessageCatalogue } from '../errors/message-catalogue';

/** Language and texts of a client's failure messages. */
export interface MessageOptions {
  /** The language of messages to users, or a function that returns it at the time of a failure. Default `en`, which is built in. Example `zh`. */
  language?: string | (() => string);
  /** Messages by language and code that override the English ones; `@waybill/http/languages` has four languages. No default. Example `{ zh: chinese }`. */
  messages?: Readonly<Record<string, MessageCatalogue>>;
}

/** Messages for failures without a complete response. They are separate, because the table cannot be loaded without a network. */
const noResponse: MessageCatalogue = {
  0: 'Unknown error: no cross-origin support, or a missing endpoint',
  timeout: 'The request took too long',
};

/** The application's messages in the current language. */
export const catalogueOf = ({ language = 'en', messages }: MessageOptions): MessageCatalogue | undefined =>
  messages?.[typeof language === 'function' ? language() : language];

/** Returns the message for a failure without a readable response, from the application's catalogue, else in English. */
export function noResponseMessage(options: MessageOptions, code: 0 | 'page' | 'timeout' = 0): string {
  const catalogue = catalogueOf(options);
  return catalogue?.[code] ?? catalogue?.[0] ?? noResponse[code] ?? (noResponse[0] as string);
}
