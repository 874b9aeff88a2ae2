import { defaultSearchEngine, defaultSearchEngines } from '../../shell/search/search-engine';
import { consoleMessages } from './messages';
import { setting } from './setting';

/** Every setting of a console with its default: a further one is one entry here. */
export const settings = {
  /** Product name, first word of the logo. */
  title: setting('text', consoleMessages.productTitle),
  /** Second half of the document title. */
  subTitle: setting('text', ''),
  /** `subtitle - page` instead of `page - subtitle`. */
  titleReverse: setting('flag', false),
  /** Separator of page name and subtitle. */
  titleSeparator: setting('string', ' - '),
  /** Shown while the user has no name. */
  defaultUsername: setting('text', consoleMessages.defaultUsername),
  /** Picture of users without one; by default a placeholder. */
  defaultAvatar: setting('optional', undefined),

  /** The app's own parts: logo, login page, header, footer, entries of the avatar's menu, home and error pages. */
  slots: setting('slots', {}),

  /** Language of the first visit. Default: the first of `languages`. */
  language: setting('language', 'zh'),
  /** Languages of the switch, in order; `ConsoleLanguage` describes their fields, docs/languages.md has examples. */
  languages: setting('languages', [
    { name: 'zh', title: '中文', htmlLang: 'zh-CN' },
    { name: 'en', title: 'English', htmlLang: 'en' },
  ]),
  /** Business time zone (IANA) for calendar days, such as `Asia/Shanghai`. Default: the browser's. */
  timeZone: setting('zone', undefined),
  /** Further languages and other texts for single message ids, `http.<code>` for responses of the server: `{ en: { 'tabs.closeAll': 'Close every tab', 'http.404': 'Not here' } }`. */
  messages: setting('catalogues', {}),

  routes: {
    /** Source of routes: the `app`'s table or the `server`'s list. Default: by `authentication`. */
    from: setting(['app', 'server'], 'app'),
    /** Filter routes by the user's rights. Default: by `authentication` and `roleControl`. */
    filter: setting('flag', true),
  },
  /** Access: only with a `login`; with an `optional` one visitors too; with `none` everyone, as the virtual admin. Default: by `authentication`, `loginInterception` and `supportVisit`. */
  access: setting(['login', 'optional', 'none'], 'login'),
  /** A preset of `routes` and `access`: `intelligence` = the table, filtered; `all` = the server's list; `visit` = the table, unfiltered, an optional login. */
  authentication: setting(['intelligence', 'all', 'visit'], 'intelligence'),
  /** A preset: off is `routes: { filter: false }`. */
  roleControl: setting('flag', true),
  /** A preset: off is `access: 'none'`. */
  loginInterception: setting('flag', true),
  /** A preset: on is `access: 'optional'`. */
  supportVisit: setting('flag', false),
  /** Remember the refused address in `/login?redirect=`. */
  recordRoute: setting('flag', true),
  /** Send login payloads RSA-encrypted. */
  loginRsa: setting('flag', false),
  /** Paths open to everyone. Default: the pages outside of the shell, `/login`, `/callback`, `/403`, `/404` and `/debugger`. */
  whitelist: setting('paths', undefined),
  /** Social login buttons. */
  social: setting('social', []),

  /** Position of addresses: after the `#` of a page, as paths for which the server returns index.html, or only in `memory`, for further consoles of a document. */
  location: setting(['hash', 'history', 'memory'], 'hash'),
  /** Base path of the console with `history` addresses: `/office`. */
  basePath: setting('path', '/'),

  /** The login after an expired session: on the login `page`, or in a `dialog` over the page, whose calls wait. */
  sessionExpiry: setting(['page', 'dialog'], 'page'),
  /** Storage key of the token; for a cookie session, of the mark of a signed-in user. */
  tokenName: setting('word', 'token'),
  /** Field of the token in the response to a login or a refresh. Default: the name in `tokenName`. */
  tokenField: setting('optional', undefined),
  /** Storage of the token. */
  tokenStorage: setting(['local', 'session', 'cookie', 'memory'], 'local'),
  /** Prefix of every other storage key. */
  storagePrefix: setting('word', 'waybill'),

  menu: {
    /** Initially open menu groups. */
    defaultOpened: setting('strings', []),
  },
  /** Other defaults for the theme drawer. */
  theme: setting('theme', {}),
  /** The app's themes, made with `defineTheme`: listed in the drawer before the shipped ones; choose one with `theme.themeName`. */
  themes: setting('themes', []),
  tabs: {
    /** Cached pages at most. */
    cachedPages: setting('count', 20),
    /** Bring the tabs back after a reload of the browser, per user. */
    keepOnReload: setting('flag', false),
  },
  errorLog: {
    /** Builds in which runtime errors are collected. */
    modes: setting('modes', ['development']),
    /** Search engines for error messages. */
    engines: setting('engines', defaultSearchEngines),
  },
  /** Engine of the search dialog. */
  searchEngine: setting('engine', defaultSearchEngine),
  /** Delay of the search after a keystroke before it requests suggestions, in ms. */
  searchDelay: setting('duration', 500),
  /** Timings of the progress bar, in ms: without an entry hideDelay 200, easing `ease`, speed 500, trickleSpeed 200. */
  progress: setting('progress', {}),
  /** Duration of a message, in ms. */
  messageDuration: setting('duration', 3000),
  /** Timeout of a page's code, in ms. */
  chunkTimeout: setting('duration', 120_000),
  /** Address of the service worker that production builds register, relative to the page: `sw.js`. `false` registers no service worker. */
  pwa: setting('worker', false),
  /** Draw account and time over every page and onto paper during a session, so that screenshots identify the user. */
  watermark: setting('flag', false),
  /** Keep developer tools shut (a hindrance, no protection). */
  blockDevtools: setting('flag', false),
  /** Offers the source code on the debugger page behind a prompt for its secret. */
  sourceCode: setting('sourceCode', undefined),
};
