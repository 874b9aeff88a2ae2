import { useCallback } from 'react';
import type { Text } from './define-messages';
import { translate } from './translate';
import { useLanguage } from './use-language';

/** Turns a `Text` into words of the present language; `values` fill the placeholders of an ICU message. @public */
export type Translate = (text: Text, values?: Record<string, unknown>) => string;

/** The translate function of the nearest `I18nProvider`; the component renders again when the language changes. Throws without a provider. @public */
export function useText(): Translate {
  // The context is a new object in every language, the instance in it is always the same.
  const lingui = useLanguage();
  return useCallback<Translate>((text, values) => translate(lingui.i18n, text, values), [lingui]);
}
