import { defaultSearchEngine, defaultSearchEngines } from '../search/search-engine';
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
    { name: 'zh', title: '中文', htmlLang: 'zh-CN' },
    { name: 'en', title: 'English', htmlLang: 'en' },
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
  themes: [],
  tabs: { keptPages: 20, keepOnReload: false },
  errorLog: {
    modes: ['development'],
    engines: defaultSearchEngines,
  },
  searchEngine: defaultSearchEngine,
  searchDelay: 500,
  progress: {},
  messageDuration: 3000,
  chunkTimeout: 120_000,
  pwa: true,
  blockDevtools: false,
  sourceCode: undefined,
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
