import { defineMessages } from '../locales/define-messages';

/** Messages about a console or a page that fails to load. */
export const pageLoadMessages = defineMessages('pageLoad', {
  failed: {
    zh: '页面加载失败（Loading chunk failed），请检查网络后重试',
    en: 'Loading chunk failed. Check the network and try again.',
  },
  retrying: { zh: '页面加载失败，正在重试', en: 'The page could not be loaded. Trying again.' },
  slow: { zh: '页面加载时间较长，可继续等待或重试', en: 'The page takes long to load. Wait, or try again.' },
  retry: { zh: '重试', en: 'Try again' },
});

type PageLoadMessage = keyof typeof pageLoadMessages;

/** Messages of the script in index.html by the language of the document. @public */
export interface StartMessages {
  readonly byLanguage: Readonly<Record<string, Readonly<Record<PageLoadMessage, string>>>>;
  /** The fallback for a language without messages. */
  readonly language: string;
  /** Prefix of the script's storage keys. */
  readonly storagePrefix: string;
}

const messagesIn = (language: 'zh' | 'en') =>
  Object.fromEntries(
    Object.entries(pageLoadMessages).map(([name, message]) => [name, message.texts[language]]),
  ) as Record<PageLoadMessage, string>;

/** The shipped messages in both shipped languages. */
export const shippedStartMessages: StartMessages = {
  byLanguage: { zh: messagesIn('zh'), en: messagesIn('en') },
  language: 'zh',
  storagePrefix: 'waybill',
};
