import { I18nProvider } from '@lingui/react';
import { createI18n, ShellRouterProvider, shellMessages } from '@waybill/ui-shell';
import { createElement } from 'react';

const i18n = createI18n({ messages: shellMessages });
const router = {
  location: { path: '/index', search: '', hash: '' },
  navigate: () => undefined,
  href: (to) => `/#${to}`,
};

/** What every component may count on: words and a router. */
export const within = (element) =>
  createElement(I18nProvider, { i18n }, createElement(ShellRouterProvider, { router }, element));

/** Props of the components that cannot be drawn without; `null` for an exported name that is no component. */
export const samples = {};
