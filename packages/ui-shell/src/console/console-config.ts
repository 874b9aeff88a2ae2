import type { CreateProgressOptions } from '../feedback/create-progress';
import type { Text } from '../locales/define-messages';
import type { SearchEngine } from '../search/search-engine';
import type { Theme } from '../theme/theme';
import type { ThemeSettings } from '../theme/theme-settings';
import type { Endpoints } from './endpoints';

/** A social login button: its window opens `authorizeUrl`, whose provider comes back to `/callback` with a code. */
export interface SocialProvider {
  key: string;
  label: Text;
  /** Address of the provider's consent page; `{redirect}` and `{state}` are filled in. */
  authorizeUrl: string;
}

/** Where the source code of a console is read, and who may go there. */
export interface SourceCode {
  /** An http or https address. */
  address: string;
  /** Whether a word is the secret; ask a server, since whatever stands in the bundle can be read. A rejection is shown like every failure. */
  accepts: (secret: string) => boolean | Promise<boolean>;
}

/** Every setting of a console. Each has the shipped default, named in its sentence. */
export interface ConsoleConfig {
  /** Product name, first word of the logo. Default 运单台 / Waybill. */
  title: Text;
  /** Second half of the document title. Default 电动车、摩托车、三轮车专业托运. */
  subTitle: Text;
  /** `subtitle - page` instead of `page - subtitle`. Default false. */
  titleReverse: boolean;
  /** Stands between page name and subtitle. Default ` - `. */
  titleSeparator: string;
  /** Shown while the user has no name. Default 托运代理 / Consignment agent. */
  defaultUsername: Text;
  /** Picture shown while the user has none; default a drawn figure. */
  defaultAvatar: string | undefined;

  /** Language of the first visit. Default `zh`. */
  language: string;
  /** Languages of the switch, in order. Default zh and en. */
  languages: readonly { name: string; title: string; htmlLang: string }[];
  /** Further languages and other words for single message ids, `http.<code>` for server answers: `{ en: { 'tabs.closeAll': 'Close every tab', 'http.404': 'Not here' } }`. Default none. */
  words: Record<string, Record<string, string>>;

  /** Where routes come from: `intelligence` = the table, filtered by role; `all` = the server's list; `visit` = the table, unfiltered, without login. Default `intelligence`. */
  authentication: 'intelligence' | 'all' | 'visit';
  /** Filter routes by role. Default true. */
  roleControl: boolean;
  /** Ask for a login at all; off = everyone is the virtual admin. Default true. */
  loginInterception: boolean;
  /** Visitors without a login may use the routes. Default false. */
  supportVisit: boolean;
  /** Remember the refused address in `/login?redirect=`. Default true. */
  recordRoute: boolean;
  /** Send login payloads RSA-encrypted. Default false. */
  loginRsa: boolean;
  /** Paths open to everyone. Default /login, /callback, /403, /404, /debugger. */
  whitelist: readonly string[];
  /** Social login buttons. Default none. */
  social: readonly SocialProvider[];

  /** Field of an answer, and key of the storage, that carries the token. Default `token`. */
  tokenName: string;
  /** Where the token is kept. Default `local`. */
  tokenStorage: 'local' | 'session' | 'cookie' | 'memory';
  /** Prefix of every other storage key. Default `waybill`. */
  storagePrefix: string;

  request: RequestConfig;
  /** Paths of the platform's API; each can be named anew. */
  endpoints: Partial<Endpoints>;

  /** Menu groups that stand open at first. Default none. */
  menu: { defaultOpened: readonly string[] };
  /** Other defaults for the theme drawer. */
  theme: Partial<ThemeSettings>;
  /** Themes of the app's own, made with `defineTheme`: offered in the drawer before the shipped ones; choose one with `theme.themeName`. Default none. */
  themes: readonly Theme[];
  tabs: {
    /** Pages kept alive at most. Default 20. */
    keptPages: number;
    /** Bring the tabs back after a reload of the browser, per user. Default false. */
    keepOnReload: boolean;
  };
  errorLog: {
    /** Builds in which runtime errors are collected. Default ['development']. */
    modes: readonly ('development' | 'production')[];
    /** Where an error message can be searched. Default Baidu, Google, Bing. */
    engines: readonly SearchEngine[];
  };
  /** Engine of the search dialog. Default Baidu. */
  searchEngine: SearchEngine;
  /** How long the search waits after a keystroke before it asks for suggestions, in ms. Default 500. */
  searchDelay: number;
  /** Timings of the progress bar, in ms. Default hideDelay 200, easing `ease`, speed 500, trickleSpeed 200. */
  progress: CreateProgressOptions;
  /** How long a message stands, in ms. Default 3000. */
  messageDuration: number;
  /** How long a page's code may take to load, in ms. Default 120000. */
  chunkTimeout: number;
  /** Register the service worker in production builds. Default true. */
  pwa: boolean;
  /** Keep developer tools shut (a hindrance, no protection). Default false. */
  blockDevtools: boolean;
  /** Offers the source code on the debugger page behind a prompt for its secret. Default none. */
  sourceCode: SourceCode | undefined;
}

export interface RequestConfig {
  /** Put before every path. Default '' (the console's own host). */
  baseUrl: string;
  /** In ms. Default 10000. */
  timeout: number;
  /** Body codes that mean success. Default [200, 0, '200', '0']. */
  successCodes: readonly (number | string)[];
  /** Field of the body that carries the status. Default `code`. */
  codeField: string;
  /** Field of the body that carries the message. Default `message`. */
  messageField: string;
  /** Header that carries the token. Default `token`. */
  tokenHeader: string;
  /** Fixed application id header. Default `app-id: waybill-console`. */
  application: { header: string; id: string };
  /** Calls whose url holds one of these show the loading indicator and share their answer. Default ['doEdit']. */
  busyFragments: readonly string[];
}

/** What an app writes: any part of the configuration; groups are merged field by field. */
export type ConsoleOptions = Partial<Omit<ConsoleConfig, 'request' | 'menu' | 'tabs' | 'errorLog'>> & {
  request?: Partial<RequestConfig>;
  menu?: Partial<ConsoleConfig['menu']>;
  tabs?: Partial<ConsoleConfig['tabs']>;
  errorLog?: Partial<ConsoleConfig['errorLog']>;
};

/** Types an app's configuration in place. */
export const defineConfig = (options: ConsoleOptions): ConsoleOptions => options;
