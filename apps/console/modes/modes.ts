import type { ConsoleOptions } from '@waybill/ui-shell/console';
import { arabic, chinese, english, german, japanese } from '@waybill/ui-shell/languages';

/** The settings of the mode journeys, by the name in `?mode=`. */
export const modes = {
  all: { authentication: 'all', theme: { showLanguage: true } },
  visit: { authentication: 'visit' },
  'support-visit': { supportVisit: true },
  'virtual-roles': { loginInterception: false },
  'no-role-control': { roleControl: false },
  'no-record-route': { recordRoute: false },
  rsa: { loginRsa: true },
  session: { tokenStorage: 'session' },
  cookie: { tokenStorage: 'cookie' },
  memory: { tokenStorage: 'memory' },
  arabic: {
    language: 'ar',
    languages: [
      { name: 'ar', title: 'العربية', htmlLang: 'ar' },
      { name: 'en', title: 'English', htmlLang: 'en' },
    ],
    messages: {
      ar: {
        'title.Index': 'الرئيسية',
        'title.Order': 'الطلبات',
        'title.OrderList': 'قائمة الطلبات',
        'title.QuickOrder': 'طلب سريع',
        'tabs.row': 'الصفحات المفتوحة',
        'tools.theme': 'إعدادات المظهر',
        'tools.language': 'تبديل اللغة',
      },
    },
    theme: { showLanguage: true, showThemeSetting: true },
  },
  languages: { languages: [chinese, english, german, japanese, arabic] },
  'expiry-dialog': { sessionExpiry: 'dialog' },
  'keep-tabs': { tabs: { keepOnReload: true } },
  paths: { location: 'history' },
  settings: { titleReverse: true, titleSeparator: ' | ', storagePrefix: 'other' },
  'cached-pages': { tabs: { cachedPages: 2 } },
  social: {
    social: [{ key: 'demo', label: '演示账号', authorizeUrl: '/social/authorize?provider=demo&state={state}' }],
  },
  'source-code': {
    sourceCode: { address: 'https://code.example/waybill', accepts: async (secret) => secret === 'open sesame' },
  },
  'block-devtools': { blockDevtools: true },
  tools: {
    errorLog: { modes: ['production'] },
    theme: { showThemeSetting: true, showLanguage: true },
    social: [
      {
        key: 'wechat',
        label: '微信',
        authorizeUrl: '/social/authorize?provider=wechat&state={state}&redirect_uri=/%23/callback&back={redirect}',
      },
    ],
  },
  hostile: { authentication: 'all', errorLog: { modes: ['production'] } },
} as const satisfies Record<string, ConsoleOptions>;

/** Name of one of the tried settings. */
export type Mode = keyof typeof modes;

export const isMode = (name: string | null): name is Mode => name !== null && Object.hasOwn(modes, name);
