import texts from '../../locales/ja.json';
import type { MessageCatalogue } from '../errors/message-catalogue';

/** Japanese messages for responses: `createHttpClient({ language: 'ja', messages: { ja: japanese } })`. @public */
export const japanese: MessageCatalogue = texts;
