import texts from '../../locales/de.json';
import type { MessageCatalogue } from '../errors/message-catalogue';

/** German messages for responses: `createHttpClient({ language: 'de', messages: { de: german } })`. @public */
export const german: MessageCatalogue = texts;
