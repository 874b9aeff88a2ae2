import type { MessageCatalogue } from '../errors/message-catalogue.ts';

/** The options that decide on a message. */
export interface MessageOptions {
  language?: string | (() => string);
  messages?: Readonly<Record<string, MessageCatalogue>>;
}

/** The language of this moment. */
export const languageOf = ({ language = 'zh' }: MessageOptions): string =>
  typeof language === 'function' ? language() : language;
