import type { Call } from './call';
import type { ChangedResource, RecordChange } from './record-change';

/** The tools of a live change. @beta */
export interface LiveTools {
  /** Tells pages that records of a resource were changed; without changes, that any may have been. */
  readonly tell: (resource: ChangedResource, changes?: readonly RecordChange[]) => void;
  /** Fetches again, where it is in view, what these calls had read. */
  readonly refresh: (...calls: readonly Pick<Call, 'url'>[]) => void;
}

/** Updates pages after an event of the server. `data` is unchecked; undefined means that anything of the kind may have changed. Errors are logged. @beta */
export type LiveChange = (data: unknown, tools: LiveTools) => unknown;
