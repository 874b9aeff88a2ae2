import texts from '../../locales/ar.json';
import type { MessageCatalogue } from '../errors/message-catalogue';

/** Arabic messages for responses: `createHttpClient({ language: 'ar', messages: { ar: arabic } })`. @public */
export const arabic: MessageCatalogue = texts;
