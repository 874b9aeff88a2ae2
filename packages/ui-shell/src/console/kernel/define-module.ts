import type { HttpClient, PlacedStep } from '@waybill/http';
import type { ComponentType } from 'react';
import type { Once } from '../../lib/create-once';
import type { ShellMessage } from '../../locales/define-messages';
import type { IconRegistry } from '../../nav/icon-registry';
import type { CommandSource, CommandTools, RecordSource } from './command';
import type { UserMenuEntry } from './console-slots';
import type { ListKeeping, ListTools } from './list-keeping';
import type { LiveChange } from './live-change';
import type { MenuCount } from './menu-count';
import type { RouteDefinition } from './route-entry';
import type { Scan } from './scan';
import type { AnySteps } from './step-kind';

/** One feature of a back office as plain data; its functions load code on demand. Modules keep the order of `createConsole({ modules })`. @public */
export interface ConsoleModule {
  /** Names the module in errors; each name stands once in a console. */
  name: string;
  /** Loads commands of the palette (Ctrl+K), with its first use. Default: none. */
  commands?: (tools: CommandTools) => Promise<CommandSource>;
  /** Loads the kinds of record that the palette finds, with the first sign that is typed. Default: none. */
  records?: (tools: CommandTools) => Promise<readonly RecordSource[]>;
  /** Says what codes do that a scanner types anywhere in the shell; `useScan` does so for what is in view. Default: they are text like any other. */
  scan?: readonly Scan[];
  /** Loads the steps of resources (`defineSteps`), so that the next window sends steps that waited for the connection. Default: a page with such steps sends them. */
  steps?: () => Promise<readonly AnySteps[]>;
  /** Loads the storage of an account's columns and views of lists, in one module of a console. Default: the browser keeps them. */
  lists?: (tools: ListTools) => Promise<ListKeeping>;
  /** Fetches the key that encrypts drafts and waiting steps on the disk: 32 bytes in base64, always the same, in one module. Default: a key of the browser until the user signs out. */
  draftKey?: (http: HttpClient) => Promise<string>;
  /** Brings pages up to date after events of the server, by the kind of event; `useLiveChanges` passes events on. Default: nothing. */
  liveChanges?: Readonly<Record<string, LiveChange>>;
  /** Further steps of each call. `once` makes what they share with components (`useOnce`), once a console. Default: none. */
  callSteps?: (once: Once) => readonly PlacedStep[];
  /** Numbers for badges of the menu (`badge: { count: 'parcels.new' }`), by name; each is loaded after the page in view, where an entry shows it. Default: none. */
  counts?: Readonly<Record<string, () => Promise<MenuCount>>>;
  /** Stands in the header before the tools. Default: nothing. */
  header?: ComponentType;
  /** Entries of the avatar's menu above logout. Default: none. */
  userMenu?: readonly UserMenuEntry[];
  messages?: Readonly<Record<string, ShellMessage>>;
  /** Icons by name. Default: those that the route table carries. */
  icons?: Partial<IconRegistry>;
  /** Entries that an app may spread into its route table. `createConsole` does not read them: the table stays in one place. Default: none. */
  routes?: readonly RouteDefinition[];
}

/**
 * Declares a feature of a back office, for `createConsole({ modules })`.
 * @example
 * export const parcels = defineModule({
 *   name: 'parcels',
 *   scan: [{ pattern: /^P\d{9}$/, run: (code, { goTo }) => goTo(`/parcels/${code}`) }],
 *   steps: async () => [parcelSteps], // usually of a file that it imports
 * });
 * @public
 */
export const defineModule = <const Module extends ConsoleModule>(module: Module): Module => module;
