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
  /** Stands between page name and subtitle. */
  titleSeparator: setting('string', ' - '),
  /** Shown while the user has no name. */
  defaultUsername: setting('text', consoleMessages.defaultUsername),
  /** Picture shown while the user has none; without one a drawn figure. */
  defaultAvatar: setting('optional', undefined),

  /** The app's own parts: logo, what the login page shows, header, footer, entries of the avatar's menu, home and error pages. */
  slots: setting('slots', {}),

  /** Language of the first visit. Default: the first of `languages`. */
  language: setting('language', 'zh'),
  /** Languages of the switch, in order; `ConsoleLanguage` describes their fields, docs/languages.md has examples. */
  languages: setting('languages', [
    { name: 'zh', title: '中文', htmlLang: 'zh-CN' },
    { name: 'en', title: 'English', htmlLang: 'en' },
  ]),
  /** Time zone of the business (IANA), such as `Asia/Shanghai`: the days of calendars are counted in it. Default: that of the browser. */
  timeZone: setting('zone', undefined),
  /** Further languages and other texts for single message ids, `http.<code>` for responses of the server: `{ en: { 'tabs.closeAll': 'Close every tab', 'http.404': 'Not here' } }`. */
  messages: setting('catalogues', {}),

  routes: {
    /** Where routes come from: the `app`'s table, or the `server`'s list. Default: what `authentication` says. */
    from: setting(['app', 'server'], 'app'),
    /** Filter routes by the person's rights. Default: what `authentication` and `roleControl` say. */
    filter: setting('flag', true),
  },
  /** Who comes in: whoever has a `login`; with an `optional` one visitors too; with `none` everyone, as the virtual admin. Default: what `authentication`, `loginInterception` and `supportVisit` say. */
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

  /** Where addresses stand: behind the `#` of one page, as paths, for which the server returns index.html, or in `memory` alone: of several consoles in a document one has the window's address. */
  location: setting(['hash', 'history', 'memory'], 'hash'),
  /** The path below which the console lies, where addresses are paths: `/office`. */
  basePath: setting('path', '/'),

  /** Where a login that has run out is asked for again: on the login `page`, or in a `dialog` over the page, which stays as it is while its calls wait. */
  sessionExpiry: setting(['page', 'dialog'], 'page'),
  /** Key of the storage that holds the token; of a cookie session, the key of the mark that somebody is signed in. */
  tokenName: setting('word', 'token'),
  /** Field of the response to a login or a refresh that holds the token. Default: the name in `tokenName`. */
  tokenField: setting('optional', undefined),
  /** Where the token is kept. */
  tokenStorage: setting(['local', 'session', 'cookie', 'memory'], 'local'),
  /** Prefix of every other storage key. */
  storagePrefix: setting('word', 'waybill'),

  menu: {
    /** Menu groups that stand open at first. */
    defaultOpened: setting('strings', []),
  },
  /** Other defaults for the theme drawer. */
  theme: setting('theme', {}),
  /** Themes of the app's own, made with `defineTheme`: offered in the drawer before the shipped ones; choose one with `theme.themeName`. */
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
    /** Where an error message can be searched. */
    engines: setting('engines', defaultSearchEngines),
  },
  /** Engine of the search dialog. */
  searchEngine: setting('engine', defaultSearchEngine),
  /** How long the search waits after a keystroke before it asks for suggestions, in ms. */
  searchDelay: setting('duration', 500),
  /** Timings of the progress bar, in ms: without an entry hideDelay 200, easing `ease`, speed 500, trickleSpeed 200. */
  progress: setting('progress', {}),
  /** How long a message stands, in ms. */
  messageDuration: setting('duration', 3000),
  /** How long a page's code may take to load, in ms. */
  chunkTimeout: setting('duration', 120_000),
  /** The service worker that production builds register, by its address from the page: `sw.js`. `false` registers none. */
  pwa: setting('worker', false),
  /** Draw account and time over every page and onto paper while somebody is signed in: a picture of the screen says whose it was. */
  watermark: setting('flag', false),
  /** Keep developer tools shut (a hindrance, no protection). */
  blockDevtools: setting('flag', false),
  /** Offers the source code on the debugger page behind a prompt for its secret. */
  sourceCode: setting('sourceCode', undefined),
};
