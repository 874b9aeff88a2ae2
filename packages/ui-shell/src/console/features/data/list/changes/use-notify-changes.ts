import { useConsole } from '../../../../kernel/console-context';
import type { Entrance } from '../../../../kernel/console-parts';
import type { ChangedResource, RecordChange } from '../../../../kernel/record-change';
import { type ServerDataParts, serverDataOf } from '../../server-data/server-data-of';
import { type Changes, createChanges } from './create-changes';

/**
 * Returns a function that reports changed records of a resource; without `changes` any record may have changed.
 * Shown records are fetched again, and lists show the number of additions. See docs/lists-and-records.md. @beta
 */
export const useNotifyChanges = (): ((resource: ChangedResource, changes?: readonly RecordChange[]) => void) =>
  changesOf(useConsole()).notify;

/** One instance per console. */
export const changesOf = (parts: ServerDataParts & Entrance): Changes => parts.once(connect, parts);

function connect(parts: ServerDataParts & Entrance): Changes {
  const isOwn = (by: string | undefined) => by === parts.session.snapshot().user.username;
  return createChanges({ cache: serverDataOf(parts), isOwn, now: () => Date.now() });
}
