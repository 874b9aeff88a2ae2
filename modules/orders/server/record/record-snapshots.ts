import { limits } from '@waybill/kit/contract';
import type { Database, RecordedAction, RecordedChange, Row } from '@waybill/kit/server';
import { maskPhone } from '@waybill/kit/server';
import { differences, orderColumns, toRequest } from '../order-row';

/** What a record is called and says, at one moment. */
interface Snapshot {
  name: string;
  values: object;
}

export type Snapshots = ReadonlyMap<string, Snapshot>;

/** How the records of some calls are looked at. */
interface Kind {
  path: RegExp;
  sql: (places: string) => string;
  read: (row: Row) => Snapshot;
}

const namesIn = (text: unknown): string => (JSON.parse(String(text)) as string[]).join(', ');

const kinds: readonly Kind[] = [
  {
    path: /^\/order\/do(?!Contact|ForgetContact)/,
    sql: (places) => `SELECT ${orderColumns} FROM orders WHERE id IN (${places})`,
    read: (row) => ({
      name: String(row.order_no),
      values: {
        status: row.status,
        line: row.line,
        carrier: row.carrier,
        fee: Number(row.fee_cents) / 100,
        ...toRequest(row),
      },
    }),
  },
  {
    path: /^\/userManagement\/do/,
    sql: (places) => `SELECT * FROM accounts WHERE id IN (${places})`,
    read: (row) => ({
      name: String(row.username),
      values: { roles: namesIn(row.roles), disabled: Number(row.disabled) === 1, phone: row.phone },
    }),
  },
  {
    path: /^\/roleManagement\/do/,
    sql: (places) => `SELECT * FROM roles WHERE id IN (${places})`,
    read: (row) => ({
      name: String(row.name),
      values: { name: row.name, note: row.note, permissions: namesIn(row.permissions) },
    }),
  },
  {
    path: /^\/promotion\/do(?:Request|Settle)/,
    sql: (places) =>
      `SELECT w.*, (SELECT username FROM accounts WHERE id = w.promoter_id) AS promoter FROM withdrawals w WHERE id IN (${places})`,
    read: (row) => ({
      name: `#${row.id} ${row.promoter}`,
      values: { state: row.state, reason: row.reason, amount: Number(row.cents) / 100, paymentNo: row.payment_no },
    }),
  },
  {
    path: /^\/promotion\/doVoid/,
    sql: (places) =>
      `SELECT p.*, o.order_no FROM promotion_orders p JOIN orders o ON o.id = p.order_id WHERE p.id IN (${places})`,
    read: (row) => ({ name: String(row.order_no), values: { voidReason: row.void_reason } }),
  },
];

/** What some records of a call say now; nothing of calls whose records have no names. */
export async function snapshotsOf(database: Database, path: string, ids: readonly string[]): Promise<Snapshots> {
  const kind = kinds.find((each) => each.path.test(path));
  const wanted = ids.filter((id) => /^\d{1,15}$/.test(id)).slice(0, limits.perCall.records);
  if (!kind || wanted.length === 0) return new Map();
  const { rows } = await database.execute({
    sql: kind.sql(wanted.map(() => '?').join(', ')),
    args: wanted.map(Number),
  });
  return new Map(rows.map((row) => [String(row.id), kind.read(row)]));
}

/** The names of the records and what changed of those that were there before; phones are masked. */
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
