import { useConsole } from '../../kernel/console-context';
import type { Entrance } from '../../kernel/console-parts';
import { type ServerDataParts, serverDataOf } from '../server-data/server-data-of';
import { type ChangedResource, type Changes, createChanges, type RecordChange } from './create-changes';

/**
 * Tells everything that shows records of a resource that somebody changed some of them, as a server's events have it; without changes, that any may be
 * others. Records in view are fetched anew and settle in place; a list says how many further ones there are, and shows them when it is asked to. @beta
 */
export const useTellChanges = (): ((resource: ChangedResource, changes?: readonly RecordChange[]) => void) =>
  changesOf(useConsole()).tell;

/** What was heard of records, kept once a console. */
export const changesOf = (parts: ServerDataParts & Entrance): Changes => parts.once(connect, parts);

function connect(parts: ServerDataParts & Entrance): Changes {
  const isOwn = (by: string | undefined) => by === parts.session.snapshot().user.username;
  return createChanges({ cache: serverDataOf(parts), isOwn });
}
