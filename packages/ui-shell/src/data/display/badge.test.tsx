import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from '../../locales/create-i18n';
import { shellMessages } from '../../shell-messages';
import { Badge } from './badge';

const drawn = (locale: string, count: number) => {
  const i18n = createI18n({ locale, messages: shellMessages });
  return renderToString(
    <I18nProvider i18n={i18n}>
      <Badge count={count} label="new" />
    </I18nProvider>,
  );
};

it('counts in the digits of the language, and without a language around it [badge-digits]', () => {
  expect(drawn('ar-EG', 7)).toContain('٧');
  expect(drawn('ar-EG', 128)).toContain('٩٩+');
  expect(drawn('en', 128)).toContain('99+');
  expect(renderToString(<Badge count={3} label="new" />)).toContain('3');
});
