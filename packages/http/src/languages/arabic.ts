import texts from '../../locales/ar.json';
import type { MessageCatalogue } from '../errors/message-catalogue';

/** Arabic messages for responses: `createHttp({ language: 'ar', messages: { ar: arabic } })`. @public */
export const arabic: MessageCatalogue = texts;
