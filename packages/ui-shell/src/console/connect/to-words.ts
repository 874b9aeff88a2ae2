import type { I18n } from '@lingui/core';
import type { Text } from '../../locales/define-messages';

/** A text in the present language, outside of React. */
export const toWords = (i18n: I18n, text: Text): string => (typeof text === 'string' ? i18n._(text) : i18n._(text));
