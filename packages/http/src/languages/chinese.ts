import texts from '../../locales/zh.json';
import type { MessageCatalogue } from '../errors/message-catalogue';

/** Chinese messages for responses: `createHttpClient({ language: 'zh', messages: { zh: chinese } })`. @public */
export const chinese: MessageCatalogue = texts;
