import type { RecordRules } from '@waybill/auth-core/records';
import type { Database, Row, SandboxEnv } from '@waybill/kit/server';
import {
  CallFailure,
  entryKey,
  writtenBefore as findWritten,
  type IdempotencyKey,
  isKnown,
  mayNot,
  missesOnly,
  neverSeen,
  readIfMatch,
  tellWhy,
} from '@waybill/kit/server';
import type { Context } from 'hono';
import { tellHappened } from './create-order-calls';
import { OrderConflict } from './order-conflict';
import { toOrder } from './order-row';
import { orderWords } from './order-steps';
import { findOrder, findOrderRow, findVersions, KeyTaken } from './orders';
import { decideOrder, type Viewer } from './viewer';

/** Reads the orders that somebody may see, and writes them once for a key. */
export type OrderRecords = ReturnType<typeof createOrderRecords>;

/** The orders of a database, for its calls. What is not there, or not for who asks, is a `CallFailure` 404. */
export function createOrderRecords(database: Database) {
  return { rowOf, present, detail, requireRight, writtenBefore, once, forOne, forEach };

  async function rowOf(id: number, viewer: Viewer): Promise<Row> {
    const row = await findOrderRow(database, id, viewer);
    if (!row) throw new CallFailure(404, 'notFound');
    return row;
  }

  /** Refuses with the fact that is missing; a state that does not fit is left to the write, which knows what happened. */
  function requireRight(c: Context<SandboxEnv>, rules: RecordRules, viewer: Viewer, row: Row): void {
    const verdict = decideOrder(rules, viewer, row);
    if (!verdict.allowed && !missesOnly(verdict, 'status')) throw mayNot(c, verdict, orderWords);
  }

  async function present(id: number, viewer: Viewer, now: number) {
    return toOrder(await rowOf(id, viewer), viewer, now);
  }

  async function detail(id: number, viewer: Viewer, now: number) {
    const found = await findOrder(database, id, viewer, now);
    if (!found) throw new CallFailure(404, 'notFound');
    return found;
  }

  /** Refuses an `If-Match` that names no version that the order ever had. */
  async function requireKnown(c: Context<SandboxEnv>, { id, version }: Row, viewer: Viewer, now: number) {
    const wanted = readIfMatch(c);
    if (isKnown(wanted, Number(version))) return;
    throw neverSeen(await present(Number(id), viewer, now));
  }

  /** The order that a key has written before; throws `CallFailure` 400 where that was another request. */
  function writtenBefore(key: IdempotencyKey | undefined): Promise<number | undefined> {
    return findWritten(database, 'orders', key);
  }

  /** Runs a write; where it meets the same one that came in between, that one's order. */
  async function once(key: IdempotencyKey | undefined, write: () => Promise<number>): Promise<number> {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof KeyTaken || error instanceof OrderConflict)) throw error;
      const written = await writtenBefore(key);
      if (written === undefined) throw error;
      return written;
    }
  }

  /** Writes one order once for a key, and returns the order after it. Throws `CallFailure` where the order, the right or the version of `If-Match` is missing. */
  async function forOne(
    c: Context<SandboxEnv>,
    {
      id,
      viewer,
      now,
      rules,
      key,
    }: { id: number; viewer: Viewer; now: number; rules: RecordRules; key?: IdempotencyKey | undefined },
    write: (row: Row) => Promise<void>,
  ) {
    const row = await rowOf(id, viewer);
    requireRight(c, rules, viewer, row);
    await requireKnown(c, row, viewer, now);
    if ((await writtenBefore(key)) === undefined)
      await once(key, async () => {
        await write(row);
        return id;
      });
    return present(id, viewer, now);
  }

  /** Writes each of several orders once for a key; what did not go is listed with its reason. Where one is not there, or was written by another request with that key, none is written. */
  async function forEach(
    c: Context<SandboxEnv>,
    ids: readonly number[],
    viewer: Viewer,
    now: number,
    whole: IdempotencyKey | undefined,
    rules: RecordRules,
    write: (row: Row, key: IdempotencyKey | undefined) => Promise<void>,
  ) {
    const moved: number[] = [];
    const refused: { id: number; orderNo: string; reason: string }[] = [];
    const wanted = await Promise.all(
      [...new Set(ids)].map(async (id) => {
        const key = entryKey(whole, id);
        return { id, key, row: await rowOf(id, viewer), written: await writtenBefore(key) };
      }),
    );
    for (const { id, key, row, written } of wanted) {
      const verdict = decideOrder(rules, viewer, row);
      if (written === undefined && !verdict.allowed && !missesOnly(verdict, 'status')) {
        refused.push({ id, orderNo: String(row.order_no), reason: tellWhy(c, verdict, orderWords) });
        continue;
      }
      try {
        if (written === undefined)
          await once(key, async () => {
            await write(row, key);
            return id;
          });
        moved.push(id);
      } catch (error) {
        if (!(error instanceof OrderConflict)) throw error;
        refused.push({ id, orderNo: String(row.order_no), reason: tellHappened(c, error, now) });
      }
    }
    return { moved, versions: await findVersions(database, moved), refused };
  }
}
