import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { StrictMode, useMemo } from 'react';
import { createI18n } from '../packages/ui-shell/src/locales/create-i18n';
import { shellMessages } from '../packages/ui-shell/src/locales/messages';
import { ThemeStyles } from '../packages/ui-shell/src/theme/theme-styles';

const Surroundings: Decorator = (Story, { globals }) => {
  const locale = String(globals.locale ?? 'zh');
  const i18n = useMemo(() => createI18n({ locale, messages: shellMessages }), [locale]);
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ThemeStyles />
        <Story />
      </I18nProvider>
    </StrictMode>
  );
};

const preview: Preview = {
  decorators: [Surroundings],
  parameters: { a11y: { test: 'error' }, controls: { expanded: true } },
  globalTypes: {
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: 'zh' },
};

export default preview;
