import type { Call } from './call';
import type { ChangedResource, RecordChange } from './record-change';

/** The tools of a live change. @beta */
export interface LiveTools {
  /** Notifies pages of changed records of a resource; without `changes`, any record may have changed. */
  readonly notify: (resource: ChangedResource, changes?: readonly RecordChange[]) => void;
  /** Refetches the shown data of these calls. */
  readonly refresh: (...calls: readonly Pick<Call, 'url'>[]) => void;
}

/** Updates pages after an event of the server. `data` is unchecked; undefined means that anything of the kind may have changed. Errors are logged. @beta */
export type LiveChange = (data: unknown, tools: LiveTools) => unknown;
