import texts from '../../locales/de.json';
import type { AuthMessages } from '../session/messages';

/** German messages for a `SessionError` and a greeting. @public */
export const german: AuthMessages = texts;
