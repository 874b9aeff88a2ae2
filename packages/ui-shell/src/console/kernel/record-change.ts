import type { Call } from './call';
import type { ResourceCalls } from './resource-calls';

/** A record that somebody changed elsewhere, made or removed. @beta */
export interface RecordChange {
  readonly id: string | number;
  /** Its version since; what is known in this one, or in a later one by number, is not fetched again. Default: it is. */
  readonly version?: string | number | undefined;
  /** Who did it, which the list says at its row. Default: nobody is named. */
  readonly by?: string | undefined;
  /** What it is since, as far as that was told: so it shows in a list to which it no longer belongs. Default: nothing is known of it. Example `{ status: 'sent' }`. */
  readonly fields?: object | undefined;
}

/** What of a resource says which reads a change of its records makes stale. @beta */
export interface ChangedResource {
  readonly calls: ResourceCalls;
  readonly changes: readonly Pick<Call, 'url'>[];
  readonly version: string;
}
