import type { HttpClient } from '@waybill/http';
import type { ShellMessage } from '../locales/define-messages';
import type { IconRegistry } from '../nav/icon-registry';
import type { ToolChoice } from '../shell/tools/arrange-tools';
import type { AnySteps } from './features/resource/define-steps';
import type { Api } from './kernel/api/api';
import type { CommandSource, CommandTools } from './kernel/command';
import type { ConsoleOptions } from './kernel/console-config';
import type { ConsoleEvent } from './kernel/console-event';
import type { ListKeeping, ListTools } from './kernel/list-keeping';
import type { PageMap, RouteDefinition } from './kernel/route-entry';
import type { Scan } from './kernel/scan';

/** What a back office supplies: its table, its settings and its messages. @public */
export interface ConsoleApplication {
  routes: readonly RouteDefinition[];
  /** Pages by key, for what names them so: entries of the table, or a server's list. Default: none; an entry of the table carries its page itself. */
  pages?: PageMap;
  config?: ConsoleOptions;
  /**
   * The API: how calls travel, what its responses mean, how people sign in. Default `envelopeApi()`. Example
   * `cookieApi({ baseUrl: '/api', csrf: { cookie: 'csrf_token', header: 'X-CSRF-Token' } })`.
   */
  api?: Api;
  /**
   * Told what happens: pages that are shown, calls that have ended, errors, Web Vitals; for Sentry, OpenTelemetry or a log of your own. Default: nothing
   * is watched.
   */
  onEvent?: (event: ConsoleEvent) => void;
  messages?: readonly Record<string, ShellMessage>[];
  /** Icons by name, for what names them so. Default: those that the table carries. */
  icons?: Partial<IconRegistry>;
  /**
   * Header tools of your own, made with `tool`: they stand before the avatar, one with the id of a shipped tool in its place. A function takes the
   * shipped ones and returns the whole list. The hooks of a console work inside.
   */
  tools?: ToolChoice;
  /**
   * Loads what the palette (Ctrl+K) has beside pages, tabs and tools: commands of the app, records, pinyin of titles. Asked for with its first use. Default:
   * nothing more.
   */
  commands?: (tools: CommandTools) => Promise<CommandSource>;
  /** What codes are for that a scanner types anywhere in the shell; `useScan` says it for what is in view. Default: they are text like any other. */
  scan?: readonly Scan[];
  /**
   * Loads what keeps columns and views of lists with the account, and shares views with roles. Asked for with the first list. Default: the browser keeps
   * them.
   */
  lists?: (tools: ListTools) => Promise<ListKeeping>;
  /**
   * Loads the steps of resources (`defineSteps`), so that what waited for the line when its window was closed is sent by the next one, whatever page
   * is open. Default: none; it is sent once a page with such steps is opened.
   */
  steps?: () => Promise<readonly AnySteps[]>;
  /**
   * Fetches the key that encrypts the account's drafts and waiting steps on the disk: 32 random bytes in base64,
   * always the same. Default: none; drafts lie under a key that the browser keeps until its person leaves, steps in
   * their window.
   */
  draftKey?: (http: HttpClient) => Promise<string>;
}

/** A console that has been put together. @public */
export interface CreatedConsole {
  /** Starts the console in an element; the returned function ends it and removes everything it listened to. Throws when the element does not exist. */
  mount: (place: string | Element) => () => void;
}
