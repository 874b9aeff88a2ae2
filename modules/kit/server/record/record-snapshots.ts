import { limits } from '../../contract/limits';
import type { Database, Row } from '../database';
import type { RecordedAction, RecordedChange } from '../http/sandbox-env';
import { maskPhone } from '../platform/mask-phone';
import { raw, sql } from '../sql';
import { differences } from './differences';

/** The name and the values of a record at one moment. */
interface Snapshot {
  name: string;
  values: object;
}

export type Snapshots = ReadonlyMap<string, Snapshot>;

/** How the record of actions reads the records that some calls write. */
export interface RecordKind {
  /** Matches the paths of the calls. */
  path: RegExp;
  /** The table of the records, or a query in parentheses. */
  from: string;
  read: (row: Row) => Snapshot;
}

/** Reads the records of a call, or an empty map for a call without a kind. */
export async function snapshotsOf(
  database: Database,
  kind: RecordKind | undefined,
  ids: readonly string[],
): Promise<Snapshots> {
  const recordIds = ids.filter((id) => /^\d{1,15}$/.test(id)).slice(0, limits.perCall.records);
  if (!kind || recordIds.length === 0) return new Map();
  const { rows } = await database.execute(sql`SELECT * FROM ${raw(kind.from)} WHERE id IN (${recordIds.map(Number)})`);
  return new Map(rows.map((row) => [String(row.id), kind.read(row)]));
}

/** Returns the names of the records and the changes of existing ones; phones are masked. */
export function toRecorded(ids: readonly string[], before: Snapshots, after: Snapshots): RecordedAction {
  const nameOf = (id: string) => after.get(id)?.name ?? before.get(id)?.name ?? id;
  const changes = ids.flatMap((id): RecordedChange[] => {
    const [old, young] = [before.get(id), after.get(id)];
    if (!old || !young) return [];
    return differences(old.values, young.values).map((change) => ({
      of: ids.length > 1 ? nameOf(id) : '',
      ...masked(change),
    }));
  });
  return { subject: ids.map(nameOf).join(', '), changes };
}

type Change = Omit<RecordedChange, 'of'>;

const masked = (change: Change): Change =>
  /(?:^|\.)phone$/.test(change.field)
    ? { ...change, before: maskPhone(change.before), after: maskPhone(change.after) }
    : change;
