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
import type { Notices } from '../../shell/notice/create-notices';
import type { TabsStore } from '../../shell/tabs/create-tabs-store';
import type { ToolChoice } from '../../shell/tools/arrange-tools';
import type { ThemeStore } from '../../theme/create-theme-store';
import type { Api } from './api/api';
import type { LoginProvider } from './api/login-provider';
import type { ConsoleConfig } from './console-config';
import type { ConsoleSession } from './console-session';
import type { ConsoleModule } from './define-module';
import type { Aside } from './ports/aside';
import type { EntityTags } from './ports/entity-tags';
import type { ForcedMoves } from './ports/forced-moves';
import type { LanguageWords } from './ports/language-words';
import type { Navigation } from './ports/navigation';
import type { PageRegistry } from './ports/page-registry';
import type { Reentry } from './ports/reentry';
import type { Turn } from './ports/turn';
import type { Update } from './ports/update';
import type { WindowLocation } from './ports/window-location';

/** What the app has set. */
export interface Settings {
  readonly config: ConsoleConfig;
  readonly api: Api;
}

/** How long a console runs, and what is made once in that time. */
export interface Life {
  /** Makes what only some pages want when the first of them wants it, once a console. */
  readonly once: Once;
  /** Aborted when the console is stopped: listeners added with it are then taken away. */
  readonly ended: AbortSignal;
}

/** How a console looks and in which language it speaks. */
export interface Appearance {
  readonly theme: ThemeStore;
  readonly i18n: I18n;
  readonly words: LanguageWords;
  readonly icons: Partial<IconRegistry>;
  readonly tools: ToolChoice | undefined;
  /** Another console in the document came first: its title, look and language are that one's. */
  readonly guest: { readonly isGuest: boolean };
}

/** How a console tells a person, or its log, what happens. */
export interface Feedback {
  readonly toasts: Toasts;
  readonly confirm: Confirm;
  readonly loading: Loading;
  readonly progress: Progress;
  readonly errorLog: ErrorLog;
  readonly forced: ForcedMoves;
}

/** What a console asks the server. */
export interface Server {
  readonly http: HttpClient;
  readonly entityTags: EntityTags;
  readonly turn: Turn;
  readonly notices: Notices;
  /** Fetches the key of the account that is signed in; without it the browser's own key store has one for drafts. */
  readonly draftKey: (() => Promise<string>) | undefined;
}

/** The way in through a login provider. */
export interface ProviderEntrance {
  readonly provider: LoginProvider;
  /** Why the last login there did not succeed; absent where it did, or there was none. */
  problem?: unknown;
}

/** How people come in and leave. */
export interface Entrance {
  readonly session: ConsoleSession;
  /** Absent without a login provider. */
  readonly entrance: ProviderEntrance | undefined;
  readonly reentry: Reentry;
  /** Checks the password of the account that is signed in; absent where the back office has no call for it. */
  readonly unlock: ((credentials: { username: string; password: string }) => Promise<unknown>) | undefined;
  /** What is to be done while the token still holds, before somebody logs out. */
  readonly beforeLeaving: Set<() => Promise<void>>;
}

/** Where a person is, and what stands there. */
export interface Places {
  readonly history: WindowLocation;
  readonly navigation: Navigation;
  readonly tabs: TabsStore;
  readonly pages: PageRegistry;
  readonly aside: Aside;
  /** What the shell adds to what is put aside where a login runs out; it is read while the pages still stand. */
  readonly belongings: { read: () => Readonly<Record<string, unknown>> };
  /** Fetches the code of the screen that most likely follows the login. */
  readonly fetchLanding: () => void;
  /** Pages were built anew, on request or because one of them broke: what they show is wanted fresh. */
  readonly pagesRenewed: Signal;
}

/** What is done where code does not come, and where a newer version has. */
export interface Updates {
  readonly update: Update;
  /** Logs a failure and shows it as a message, unless its place shows it (`isShown`). The client has shown failures of calls. */
  readonly showFailure: (error: unknown, isShown?: boolean) => void;
  /** Whether the server has what this window was started with, so that loading it anew brings what did not come. */
  readonly canReload: () => Promise<boolean>;
}

/** The features of the app. */
export interface Modules {
  readonly modules: readonly ConsoleModule[];
}

/** All parts of one running console, for its pages and for what an app adds to the header; a function takes the groups that it reads. */
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
