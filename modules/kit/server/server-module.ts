import type { Statement } from './database';
import type { Calls } from './platform/create-calls';
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
  /** Statements that write the rows of a fresh start. The sampler is shared by all modules, in the order of their list. */
  readonly firstRows?: (sampler: Sampler, now: number) => readonly Statement[];
}

/** Registers some calls. */
export type AddCalls = (calls: Calls, platform: Platform, options: ServerOptions) => void;

/** The options of the server that single modules read. */
export interface ServerOptions {
  /** The console's route table, `routes.json` of its build. */
  routesFile: string;
  /** Whether the pretended identity provider is open to this machine. */
  social: boolean;
  /** Days after signing during which a commission is frozen, from 0 to 365. */
  freezeDays: number;
}
