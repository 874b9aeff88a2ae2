import type { Call } from './call';
import type { ResourceCalls } from './resource-calls';

/** A record that was changed, created or removed elsewhere. @beta */
export interface RecordChange {
  readonly id: string | number;
  /** Its new version; data of this or a later numeric version is not refetched. Default: always refetched. */
  readonly version?: string | number | undefined;
  /** The name of the user who did it, which the list shows at its row. Default: no name. */
  readonly by?: string | undefined;
  /** Its new fields in the event; the list shows them at a row that no longer matches its filters. Default: `undefined`. Example `{ status: 'sent' }`. */
  readonly fields?: object | undefined;
}

/** The parts of a resource that determine the stale reads after a change of its records. @beta */
export interface ChangedResource {
  readonly calls: ResourceCalls;
  readonly changes: readonly Pick<Call, 'url'>[];
  readonly version: string;
}
