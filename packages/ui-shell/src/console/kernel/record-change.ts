import type { Call } from './call';
import type { ResourceCalls } from './resource-calls';

/** A record that somebody changed elsewhere, made or removed. @beta */
export interface RecordChange {
  readonly id: string | number;
  /** Its version since; what is known in this one, or in a later one by number, is not fetched again. Default: it is. */
  readonly version?: string | number | undefined;
  /** The name of the user who did it, which the list shows at its row. Default: no name. */
  readonly by?: string | undefined;
  /** Its present fields, as far as the event names them; the list shows them at a row that no longer belongs to it. Default: none. Example `{ status: 'sent' }`. */
  readonly fields?: object | undefined;
}

/** The parts of a resource that say which reads a change of its records makes stale. @beta */
export interface ChangedResource {
  readonly calls: ResourceCalls;
  readonly changes: readonly Pick<Call, 'url'>[];
  readonly version: string;
}
