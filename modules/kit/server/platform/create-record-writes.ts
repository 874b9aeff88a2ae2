import type { RecordRules, RecordVerdict } from '@waybill/auth-core/records';
import type { Context } from 'hono';
import type { Call } from '../../contract/call';
import type { Database } from '../database';
import { CallFailure, requireRecord } from '../http/call-failure';
import { reasonOf } from '../http/envelope';
import { isKnown, neverSeen, readIfMatch } from '../http/record-version';
import type { SandboxEnv } from '../http/sandbox-env';
import type { Given, WriteTerms } from './create-calls';
import { Conflict, type KeyPlace, once, writtenBefore } from './idempotency';
import { entryKey } from './read-key';
import { missesOnly } from './rights';

/** A kind of record that calls write. `By` is the writing account, or a module's view of it. */
export interface WrittenRecords<Row extends object, By, Present extends object> {
  database: Database;
  /** The table of the idempotency keys. */
  keys: KeyPlace;
  /** Reads a record; undefined if it is missing or hidden. */
  find: (id: number, by: By, now: number) => Promise<Row | undefined>;
  /** The response of a call that has written the record. */
  show: (row: Row, by: By, now: number) => Present;
  decide: (rules: RecordRules, by: By, row: Row) => RecordVerdict;
  /** The fact with the state of a record. If only it fails, the write decides, which finds a conflict. */
  state: string;
  /** The refusal for a missing right. */
  refuse: (c: Context<SandboxEnv>, verdict: RecordVerdict) => CallFailure;
  /** The refusal of a write that finds the record changed; `readPresent` reads it as it is now. */
  conflict: (write: CallWrite<By>, readPresent: () => Promise<Present>) => Promise<CallFailure>;
}

/** The parts of a call that its write reads. */
export type WriteRequest = Pick<Given<Call>, 'c' | 'now' | 'terms'>;

/** A write with its actor, time and terms. */
export interface Write<By> extends WriteTerms {
  by: By;
  now: number;
}

/** A write of one record in its call. */
interface CallWrite<By> extends Write<By> {
  c: Context<SandboxEnv>;
  id: number;
}

/** A record to write with its actor and the rules of the right. */
export interface WriteTarget<By> {
  id: number;
  by: By;
  rules: RecordRules;
}

/** Creates the writes of a kind of record. Each refusal is a `CallFailure`. */
export function createRecordWrites<Row extends object, By, Present extends object>(
  records: WrittenRecords<Row, By, Present>,
) {
  const { database, keys, find, show } = records;
  type WriteRow = (row: Row, write: Write<By>) => Promise<void>;

  /** Reads a record as the response of a call. Refuses one that is missing or hidden (404). */
  const read = async (id: number, by: By, now: number): Promise<Present> =>
    show(requireRecord(await find(id, by, now)), by, now);

  /** Reads a record for a write. Refuses a missing or hidden record (404) and a missing right (403). */
  async function readFor(
    { c, now }: Pick<WriteRequest, 'c' | 'now'>,
    { id, by, rules }: WriteTarget<By>,
  ): Promise<Row> {
    const row = requireRecord(await find(id, by, now));
    requireRight(c, rules, by, row);
    return row;
  }

  /** Writes one record once for a key and returns it. Refuses a missing record (404), a missing right (403), an unknown `If-Match` (412), a foreign key (400), a changed record (409). */
  async function writeOne(request: WriteRequest, target: WriteTarget<By>, writeRow: WriteRow): Promise<Present> {
    const { c, now, terms } = request;
    const { id, by } = target;
    const write = { by, now, ...terms() };
    const row = await readFor(request, target);
    const { version } = row as { version?: unknown };
    if (!isKnown(readIfMatch(c), Number(version))) throw neverSeen(show(row, by, now));
    await run({ c, id, ...write }, () => writeRow(row, write));
    return read(id, by, now);
  }

  /** Writes several records, each once for a key, and lists the refused ones. Writes none if one is missing (404) or its key is of another request (400). */
  async function writeEach(
    { c, now, terms }: WriteRequest,
    { ids, by, rules }: Omit<WriteTarget<By>, 'id'> & { ids: readonly number[] },
    writeRow: WriteRow,
  ) {
    const { key: whole } = terms();
    const entries = await Promise.all(
      [...new Set(ids)].map(async (id) => {
        const key = entryKey(whole, id);
        const row = requireRecord(await find(id, by, now));
        return { id, row, key, isWritten: (await writtenBefore(database, keys, key)) !== undefined };
      }),
    );
    const written: number[] = [];
    const refused: { id: number; row: Row; reason: string }[] = [];
    for (const { id, row, key, isWritten } of entries) {
      try {
        if (!isWritten) requireRight(c, rules, by, row);
        const write = { by, now, key };
        await run({ c, id, ...write }, () => writeRow(row, write));
        written.push(id);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        refused.push({ id, row, reason: reasonOf(c, error) });
      }
    }
    return { written, refused };
  }

  return { read, readFor, writeOne, writeEach };

  function requireRight(c: Context<SandboxEnv>, rules: RecordRules, by: By, row: Row): void {
    const verdict = records.decide(rules, by, row);
    if (!verdict.allowed && !missesOnly(verdict, records.state)) throw records.refuse(c, verdict);
  }

  async function run(write: CallWrite<By>, writeRow: () => Promise<void>) {
    const { id, by, now } = write;
    try {
      await once(database, keys, write.key, async () => {
        await writeRow();
        return id;
      });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      throw await records.conflict(write, () => read(id, by, now));
    }
  }
}
