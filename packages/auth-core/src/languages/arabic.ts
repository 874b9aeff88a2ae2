import texts from '../../locales/ar.json';
import type { AuthMessages } from '../session/messages';

/** Arabic messages for a `SessionError` and a greeting. @public */
export const arabic: AuthMessages = texts;
