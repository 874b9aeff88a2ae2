import texts from '../../locales/ja.json';
import type { AuthMessages } from '../session/messages';

/** Japanese messages for a `SessionError` and a greeting. @public */
export const japanese: AuthMessages = texts;
