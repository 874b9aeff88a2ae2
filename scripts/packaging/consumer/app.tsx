import { I18nProvider } from '@lingui/react';
import { Button, createI18n, shellMessages, ThemeStyles, themeClass } from '@waybill/ui-shell';
import { isEmail } from '@waybill/validators';
import { createRoot } from 'react-dom/client';

const i18n = createI18n({ locale: 'en', messages: shellMessages });
document.body.className = themeClass('ocean');
const place = document.querySelector('#app');
if (!place) throw new Error('index.html has no #app.');

createRoot(place).render(
  <I18nProvider i18n={i18n}>
    <ThemeStyles />
    <Button tone="primary">{isEmail('user@example.com') ? 'Built from tarballs' : 'Broken'}</Button>
  </I18nProvider>,
);
