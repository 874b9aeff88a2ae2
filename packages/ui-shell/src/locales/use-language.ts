import { LinguiContext } from '@lingui/react';
import { use } from 'react';

/** The language of the nearest `I18nProvider`, a new object for each language. Throws without a provider. */
export function useLanguage() {
  const lingui = use(LinguiContext);
  if (!lingui)
    throw new Error(
      'A component of @waybill/ui-shell has no language and no theme. In a console it has both; elsewhere put `<ThemeStyles>` and `<I18nProvider i18n={createI18n(…)}>` around it: docs/shell-alone.md.',
    );
  return lingui;
}
