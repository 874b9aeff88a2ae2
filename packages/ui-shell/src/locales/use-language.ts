import { LinguiContext } from '@lingui/react';
import { use } from 'react';

/** The language of the nearest `I18nProvider`, a new object for each language. Throws without a provider. */
export function useLanguage() {
  const lingui = use(LinguiContext);
  if (!lingui)
    throw new Error('Outside of a console, put `<ThemeStyles>` and `<I18nProvider i18n={createI18n(…)}>` around.');
  return lingui;
}
