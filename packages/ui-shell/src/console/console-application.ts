import type { ShellMessage } from '../locales/define-messages';
import type { IconRegistry } from '../nav/icon-registry';
import type { ToolChoice } from '../tools/arrange-tools';
import type { ConsoleOptions } from './console-config';
import type { ConsoleParts } from './console-context';
import type { PageMap, RouteDefinition } from './route-entry';

/** What a back office supplies: its table, its settings and its messages. */
export interface ConsoleApplication {
  routes: readonly RouteDefinition[];
  /** Pages by key, for what names them so: entries of the table, or a server's list. Default: none; an entry of the table carries its page itself. */
  pages?: PageMap;
  config?: ConsoleOptions;
  messages?: readonly Record<string, ShellMessage>[];
  /** Icons by name, for what names them so. Default: those that the table carries. */
  icons?: Partial<IconRegistry>;
  /**
   * Header tools of your own, made with `tool`: they stand before the avatar, one with the id of a shipped tool in its place. A function takes the
   * shipped ones and returns the whole list. `useConsole()` works inside.
   */
  tools?: ToolChoice;
}

/** A console that has been put together. */
export interface Console {
  readonly parts: ConsoleParts;
  /** Starts the console in an element; the returned function ends it and removes everything it listened to. Throws when the element does not exist. */
  mount: (place: string | Element) => () => void;
}
