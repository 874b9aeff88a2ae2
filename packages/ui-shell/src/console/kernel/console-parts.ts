import type { I18n } from '@lingui/core';
import type { HttpClient } from '@waybill/http';
import type { Confirm } from '../../feedback/create-confirm';
import type { Loading } from '../../feedback/create-loading';
import type { Progress } from '../../feedback/create-progress';
import type { Toasts } from '../../feedback/create-toasts';
import type { Once } from '../../lib/create-once';
import type { Signal } from '../../lib/create-signal';
import type { IconRegistry } from '../../nav/icon-registry';
import type { ErrorLog } from '../../shell/error-log/create-error-log';
import type { TabsState } from '../../shell/tabs/tabs-state';
import type { ToolChoice } from '../../shell/tools/arrange-tools';
import type { ThemeStore } from '../../theme/create-theme-store';
import type { Api } from './api/api';
import type { LoginProvider } from './api/login-provider';
import type { ConsoleConfig } from './console-config';
import type { ConsoleSession } from './console-session';
import type { ConsoleModule } from './define-module';
import type { EntityTags } from './ports/entity-tags';
import type { ForcedMoves } from './ports/forced-moves';
import type { LanguageWords } from './ports/language-words';
import type { Navigation } from './ports/navigation';
import type { PageRegistry } from './ports/page-registry';
import type { Reentry } from './ports/reentry';
import type { StateStash } from './ports/state-stash';
import type { LoginQueueState } from './ports/turn';
import type { Update } from './ports/update';
import type { WindowLocation } from './ports/window-location';

/** The app's settings. */
export interface Settings {
  readonly config: ConsoleConfig;
  readonly api: Api;
}

/** The lifetime of a console and its lazily created parts. */
export interface Life {
  /** Creates a part at first use, once a console. */
  readonly once: Once;
  /** Aborts when the console stops, which removes listeners added with it. */
  readonly ended: AbortSignal;
}

/** The look and language of a console. */
export interface Appearance {
  readonly theme: ThemeStore;
  readonly i18n: I18n;
  readonly words: LanguageWords;
  readonly icons: Partial<IconRegistry>;
  readonly tools: ToolChoice | undefined;
  /** Whether another console of the document controls its title, look and language. */
  readonly guest: { readonly isGuest: boolean };
}

/** Messages to the user and the log. */
export interface Feedback {
  readonly toasts: Toasts;
  readonly confirm: Confirm;
  readonly loading: Loading;
  readonly progress: Progress;
  readonly errorLog: ErrorLog;
  readonly forced: ForcedMoves;
}

/** Access to the server. */
export interface Server {
  readonly http: HttpClient;
  readonly entityTags: EntityTags;
  readonly turn: LoginQueueState;
  /** Fetches the account's key for drafts; if undefined, the browser's key store has one. */
  readonly draftKey: (() => Promise<string>) | undefined;
}

/** The way in through a login provider. */
export interface ProviderEntrance {
  readonly provider: LoginProvider;
  /** The error of the last login at the provider, if it failed. */
  problem?: unknown;
}

/** Sign-in and sign-out. */
export interface Entrance {
  readonly session: ConsoleSession;
  /** Absent without a login provider. */
  readonly entrance: ProviderEntrance | undefined;
  readonly reentry: Reentry;
  /** Checks the password of the signed-in account; absent if the API has no call for it. */
  readonly unlock: ((credentials: { username: string; password: string }) => Promise<unknown>) | undefined;
  /** Tasks before a logout, while the token is still valid. */
  readonly beforeLeaving: Set<() => Promise<void>>;
}

/** The current address, its page and the tabs. */
export interface Places {
  readonly history: WindowLocation;
  readonly navigation: Navigation;
  /** The state of the tabs, which `tabsOf` changes; empty until the shell has loaded. */
  readonly tabsState: TabsState;
  readonly pages: PageRegistry;
  readonly aside: StateStash;
  /** Confirms the loss of unsaved work; `tabsOf` replaces it. */
  readonly leaving: { confirm: () => Promise<boolean> };
  /** The shell's data to store when the session expires, by name; read while the pages are still mounted. */
  readonly belongings: Record<string, () => unknown>;
  /** Fetches the code of the screen that most likely follows the login. */
  readonly fetchLanding: () => void;
  /** Fires when pages remount on request or after a failure, so that their data is refetched. */
  readonly pagesRenewed: Signal;
}

/** Recovery from code that fails to load, and updates to newer versions. */
export interface Updates {
  readonly update: Update;
  /** Logs a failure and shows it as a message, unless its place shows it (`isShown`). The client has shown failures of calls. */
  readonly showFailure: (error: unknown, isShown?: boolean) => void;
  /** Whether the server still has this window's version, so that a reload can load the missing code. */
  readonly canReload: () => Promise<boolean>;
}

/** The features of the app. */
export interface Modules {
  readonly modules: readonly ConsoleModule[];
}

/** All parts of a running console for pages and header tools; a function takes only the groups that it reads. */
export interface ConsoleParts
  extends Settings,
    Life,
    Appearance,
    Feedback,
    Server,
    Entrance,
    Places,
    Updates,
    Modules {}
