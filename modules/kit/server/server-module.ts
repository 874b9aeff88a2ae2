import type { Statement } from './database';
import type { Account } from './http/account';
import type { Calls } from './platform/create-calls';
import type { Happened } from './platform/database/event-feed';
import type { Platform } from './platform/platform';
import type { RecordKind } from './record/record-snapshots';
import type { Sampler } from './samples/sampler';

/**
 * The parts of the stand-in server that a module brings, as plain data and functions. The sandbox lists its modules in `modules.ts`.
 * Migrations are not among them: the history of a database is one numbered sequence, which kit holds.
 */
export interface ServerModule {
  /** Functions that register the calls of the module. */
  readonly calls: readonly AddCalls[];
  /** How the record of actions names and compares the records that the calls write. */
  readonly records?: readonly RecordKind[];
  /** Values by name that triggers of the database read; every start writes them. */
  readonly facts?: (options: ServerOptions) => Readonly<Record<string, string>>;
  /** Tables that a fresh start empties, children before their parents. */
  readonly tables?: readonly string[];
  /** Whether an account may receive an event, by its topic. An event whose topic no module names is sent to no account. */
  readonly mayHear?: Readonly<Partial<Record<Happened['topic'], (account: Account, event: Happened) => boolean>>>;
  /**
   * Statements that follow the row of a new account, for the code of an invitation and the visit that led to it. Throws
   * `CallFailure` 400 where the code is wrong.
   */
  readonly onRegister?: (platform: Platform, from: { invite: string; visit: string }) => Promise<readonly Statement[]>;
  /** Statements that write the rows of a fresh start. The sampler is shared by all modules, in the order of their list. */
  readonly firstRows?: (sampler: Sampler, now: number) => readonly Statement[];
}

/** Registers some calls. */
export type AddCalls = (calls: Calls, platform: Platform, options: CallOptions) => void;

/** The options of functions that register calls. */
export interface CallOptions extends ServerOptions {
  /** All modules of the server. */
  modules: readonly ServerModule[];
}

/** The options of the server that single modules read. */
export interface ServerOptions {
  /** Reads the console's route table, `routes.json` of its build; undefined if no console is built. */
  readRoutes: () => Promise<string | undefined>;
  /** Whether the pretended identity provider is open to this machine. */
  social: boolean;
  /** Days after signing during which a commission is frozen, from 0 to 365. */
  freezeDays: number;
}
