import { useConsole } from '../../../../kernel/console-context';
import type { Entrance } from '../../../../kernel/console-parts';
import type { ChangedResource, RecordChange } from '../../../../kernel/record-change';
import { type ServerDataParts, serverDataOf } from '../../server-data/server-data-of';
import { type Changes, createChanges } from './create-changes';

/**
 * Tells everything that shows records of a resource that some were changed; without changes, that any may have been.
 * Records in view are fetched anew, and a list says how many were added. See docs/lists-and-records.md. @beta
 */
export const useTellChanges = (): ((resource: ChangedResource, changes?: readonly RecordChange[]) => void) =>
  changesOf(useConsole()).tell;

/** What was heard of records, kept once a console. */
export const changesOf = (parts: ServerDataParts & Entrance): Changes => parts.once(connect, parts);

function connect(parts: ServerDataParts & Entrance): Changes {
  const isOwn = (by: string | undefined) => by === parts.session.snapshot().user.username;
  return createChanges({ cache: serverDataOf(parts), isOwn, now: () => Date.now() });
}
