import type { HttpClient, PlacedStep } from '@waybill/http';
import type { ComponentType } from 'react';
import type { Once } from '../../lib/create-once';
import type { ShellMessage } from '../../locales/define-messages';
import type { IconRegistry } from '../../nav/icon-registry';
import type { CommandSource, CommandTools, RecordSource } from './command';
import type { UserMenuEntry } from './console-slots';
import type { ListSettingsApi, ListSettingsTools } from './list-settings-api';
import type { LiveChange } from './live-change';
import type { MenuCount } from './menu-count';
import type { RouteDefinition } from './route-entry';
import type { Scan } from './scan';
import type { AnySteps } from './step-kind';

/** One feature of a back office as plain data; its functions load code on demand. Modules keep the order of `createConsole({ modules })`. @public */
export interface ConsoleModule {
  /** Name of the module in errors, unique in a console. */
  name: string;
  /** Loads commands of the palette (Ctrl+K) at its first use. Default: `undefined`. */
  commands?: (tools: CommandTools) => Promise<CommandSource>;
  /** Loads the record sources of the palette with the first typed character. Default: `undefined`. */
  records?: (tools: CommandTools) => Promise<readonly RecordSource[]>;
  /** Handlers of scanned codes anywhere in the shell; `useScan` adds handlers of the shown page. Default: codes are ordinary text. */
  scan?: readonly Scan[];
  /** Loads the steps of resources (`defineSteps`), so that the next window sends steps that waited for the connection. Default: a page with such steps sends them. */
  steps?: () => Promise<readonly AnySteps[]>;
  /** Loads the storage of an account's columns and views of lists, in one module of a console. Default: the browser keeps them. */
  lists?: (tools: ListSettingsTools) => Promise<ListSettingsApi>;
  /** Fetches the constant key (32 bytes in base64) that encrypts stored drafts and pending steps; only one module may have it. Default: a browser key until sign-out. */
  draftKey?: (http: HttpClient) => Promise<string>;
  /** Updates pages after server events, by the kind of event; `useLiveChanges` passes events on. Default: `undefined`. */
  liveChanges?: Readonly<Record<string, LiveChange>>;
  /** Further steps of each call. `once` creates values shared with components (`useOnce`), once a console. Default: `undefined`. */
  callSteps?: (once: Once) => readonly PlacedStep[];
  /** Numbers for menu badges (`badge: { count: 'parcels.new' }`) by name; shown ones load after the page. Default: `undefined`. */
  counts?: Readonly<Record<string, () => Promise<MenuCount>>>;
  /** Rendered in the header before the tools. Default: nothing. */
  header?: ComponentType;
  /** Entries of the avatar's menu above logout. Default: empty. */
  userMenu?: readonly UserMenuEntry[];
  messages?: Readonly<Record<string, ShellMessage>>;
  /** Icons by name. Default: the route table's icons. */
  icons?: Partial<IconRegistry>;
  /** Entries for the app to spread into its route table; `createConsole` does not read them. Default: empty. */
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
