import type { I18n } from '@lingui/core';
import type { HttpClient } from '@waybill/http';
import { createContext, use } from 'react';
import type { ErrorLog } from '../../error-log/create-error-log';
import type { Confirm } from '../../feedback/create-confirm';
import type { Loading } from '../../feedback/create-loading';
import type { Progress } from '../../feedback/create-progress';
import type { Toasts } from '../../feedback/create-toasts';
import type { Once } from '../../lib/create-once';
import type { Signal } from '../../lib/create-signal';
import type { IconRegistry } from '../../nav/icon-registry';
import type { Notices } from '../../notice/create-notices';
import type { SuggestionSource } from '../../search/suggestion';
import type { TabsStore } from '../../tabs/create-tabs-store';
import type { ThemeStore } from '../../theme/create-theme-store';
import type { ToolChoice } from '../../tools/arrange-tools';
import type { ConsoleConfig } from './console-config';
import type { ConsoleSession } from './console-session';
import type { Endpoints } from './endpoints';
import type { ReadFieldErrors } from './field-errors';
import type { LoginProvider } from './login-provider';
import type { Aside } from './ports/aside';
import type { EntityTags } from './ports/entity-tags';
import type { Navigation } from './ports/navigation';
import type { PageRegistry } from './ports/page-registry';
import type { Reentry } from './ports/reentry';
import type { Update } from './ports/update';
import type { WindowLocation } from './ports/window-location';

/** The way in through a login provider. */
export interface Entrance {
  readonly provider: LoginProvider;
  /** Why the last login there did not succeed; absent where it did, or there was none. */
  problem?: unknown;
}

/** The parts of one running console, for its pages and for what an app adds to the header. */
export interface ConsoleParts {
  readonly config: ConsoleConfig;
  readonly endpoints: Endpoints;
  readonly session: ConsoleSession;
  /** Absent without a login provider. */
  readonly entrance: Entrance | undefined;
  readonly http: HttpClient;
  readonly entityTags: EntityTags;
  readonly theme: ThemeStore;
  readonly i18n: I18n;
  readonly toasts: Toasts;
  readonly errorLog: ErrorLog;
  readonly progress: Progress;
  readonly update: Update;
  readonly confirm: Confirm;
  readonly loading: Loading;
  readonly tabs: TabsStore;
  readonly history: WindowLocation;
  readonly navigation: Navigation;
  readonly aside: Aside;
  /** What the shell adds to what is put aside where a login runs out; it is read while the pages still stand. */
  readonly belongings: { read: () => Readonly<Record<string, unknown>> };
  /** Fetches the key of whoever is signed in; without it drafts stay in the memory of the window. */
  readonly draftKey: (() => Promise<string>) | undefined;
  readonly reentry: Reentry;
  /** Checks the password of whoever is signed in; absent where the back office has no call for it. */
  readonly unlock: ((credentials: { username: string; password: string }) => Promise<unknown>) | undefined;
  /** What is to be done while the token still holds, before somebody logs out. */
  readonly beforeLeaving: Set<() => Promise<void>>;
  /** Fetches the code of what most likely comes after the login, for whoever begins to type there. */
  readonly fetchLanding: () => void;
  readonly pages: PageRegistry;
  readonly notices: Notices;
  readonly suggestions: SuggestionSource;
  readonly icons: Partial<IconRegistry>;
  readonly tools: ToolChoice | undefined;
  /** Pages were built anew, on request or because one of them broke: what they show is wanted fresh. */
  readonly pagesRenewed: Signal;
  /** Makes what only some pages want when the first of them wants it, once a console. */
  readonly once: Once;
  /** Aborted when the console is stopped: listeners added with it are then taken away. */
  readonly ended: AbortSignal;
  /** What a refusal says of single fields, where the app's API has it elsewhere than the shipped one. */
  readonly fieldErrors: ReadFieldErrors | undefined;
  /** Shows a failure that nobody has shown yet and notes it; failures of calls have been shown by the client. */
  readonly showFailure: (error: unknown) => void;
}

export const ConsoleContext = createContext<ConsoleParts | null>(null);

/** The console around a page; throws outside of one. */
export function useConsole(): ConsoleParts {
  const parts = use(ConsoleContext);
  if (!parts)
    throw new Error(
      'useConsole() was called outside of a console. Call it in pages and header tools that createConsole() shows.',
    );
  return parts;
}
