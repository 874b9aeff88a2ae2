import type { ConsoleConfig, ConsoleOptions } from './console-config';
import { consoleMessages } from './messages';

const defaults: ConsoleConfig = {
  title: consoleMessages.productTitle,
  subTitle: consoleMessages.productSubTitle,
  titleReverse: false,
  titleSeparator: ' - ',
  defaultUsername: consoleMessages.defaultUsername,
  defaultAvatar: undefined,
  language: 'zh',
  languages: [
    { code: 'zh', label: '中文', htmlLang: 'zh-CN' },
    { code: 'en', label: 'English', htmlLang: 'en' },
  ],
  words: {},
  authentication: 'intelligence',
  roleControl: true,
  loginInterception: true,
  supportVisit: false,
  recordRoute: true,
  loginRsa: false,
  whitelist: ['/login', '/callback', '/403', '/404', '/debugger'],
  social: [],
  tokenName: 'token',
  tokenStorage: 'local',
  storagePrefix: 'waybill',
  request: {
    baseUrl: '',
    timeout: 10_000,
    successCodes: [200, 0, '200', '0'],
    codeField: 'code',
    messageField: 'message',
    tokenHeader: 'token',
    application: { header: 'app-id', id: 'waybill-console' },
    busyFragments: ['doEdit'],
  },
  endpoints: {},
  menu: { defaultOpened: [] },
  theme: {},
  tabs: { keptPages: 20, keepOnReload: false },
  errorLog: {
    modes: ['development'],
    engines: [
      { label: 'Baidu', url: 'https://www.baidu.com/s?wd={query}' },
      { label: 'Google', url: 'https://www.google.com/search?q={query}' },
      { label: 'Bing', url: 'https://www.bing.com/search?q={query}' },
    ],
  },
  searchEngine: { label: 'Baidu', url: 'https://www.baidu.com/s?wd={query}' },
  messageDuration: 3000,
  chunkTimeout: 120_000,
  pwa: true,
  blockDevtools: false,
};

/** The shipped configuration with an app's own settings laid over it. */
export function resolveConfig(options: ConsoleOptions): ConsoleConfig {
  return {
    ...defaults,
    ...options,
    request: { ...defaults.request, ...options.request },
    menu: { ...defaults.menu, ...options.menu },
    tabs: { ...defaults.tabs, ...options.tabs },
    errorLog: { ...defaults.errorLog, ...options.errorLog },
  };
}
