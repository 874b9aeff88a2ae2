import type { ShellMessage } from '../locales/define-messages';
import type { IconRegistry } from '../nav/icon-registry';
import type { ToolChoice } from '../shell/tools/arrange-tools';
import type { Api } from './kernel/api/api';
import type { ConsoleOptions } from './kernel/console-config';
import type { ConsoleEvent } from './kernel/console-event';
import type { ConsoleModule } from './kernel/define-module';
import type { PageMap, RouteDefinition } from './kernel/route-entry';

/** A back office: its route table, settings and messages. @public */
export interface ConsoleApplication {
  routes: readonly RouteDefinition[];
  /** Pages by key, for keys in entries of the table or in a server's list. Default: empty; an entry of the table usually contains its page. */
  pages?: PageMap;
  config?: ConsoleOptions;
  /** The API: its transport, the meaning of its responses, its login. Default `envelopeApi()`. Example `cookieApi({ baseUrl: '/api', csrf: { cookie: 'csrf_token', header: 'X-CSRF-Token' } })`. */
  api?: Api;
  /** Receives shown pages, finished calls, errors and Web Vitals, for Sentry, OpenTelemetry or a log of your own. Default: nothing is observed. */
  onEvent?: (event: ConsoleEvent) => void;
  messages?: readonly Record<string, ShellMessage>[];
  /** Icons by name, for names in the table. Default: the icons that the table contains. */
  icons?: Partial<IconRegistry>;
  /** Header tools made with `tool`, shown before the avatar; the id of a shipped tool replaces it. A function takes the shipped tools and returns the whole list. Hooks of a console work inside. */
  tools?: ToolChoice;
  /** The features of the back office, made with `defineModule`: additions to palette, scanner, header, calls and events. Default: empty. */
  modules?: readonly ConsoleModule[];
}

/** A console that has been put together. @public */
export interface CreatedConsole {
  /** Starts the console in an element; the returned function ends it and removes everything it listened to. Throws when the element does not exist. */
  mount: (place: string | Element) => () => void;
}
