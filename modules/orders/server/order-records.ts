import type { Database } from '@waybill/kit/server';
import { CallFailure, createRecordWrites, languageOf, mayNot } from '@waybill/kit/server';
import { describeEvents } from './order-conflict';
import { toOrder } from './order-row';
import { orderWords } from './order-steps';
import { findHappened, findOrderRow, findVersions } from './orders';
import { decideOrder, type Viewer } from './viewer';

/** Creates the writes of orders. A conflict describes the events since the caller's version; `withPresent` adds the present order. */
export function createOrderRecords(database: Database, { withPresent = false } = {}) {
  const records = createRecordWrites({
    database,
    keys: 'orders',
    find: (id, viewer: Viewer) => findOrderRow(database, id, viewer),
    show: toOrder,
    decide: decideOrder,
    state: 'status',
    refuse: (c, verdict) => mayNot(c, verdict, orderWords),
    conflict: async ({ c, id, now, versions }, readPresent) => {
      const happened = await findHappened(database, id, versions);
      return new CallFailure(409, 'orderMoved', {
        values: { why: describeEvents(happened, now, languageOf(c)) },
        data: { happened, ...(withPresent && { present: await readPresent() }) },
      });
    },
  });
  return {
    ...records,
    /** Writes each of several orders, and returns the response of a bulk call. */
    async writeEach(...given: Parameters<typeof records.writeEach>) {
      const { written, refused } = await records.writeEach(...given);
      return {
        moved: written,
        versions: await findVersions(database, written),
        refused: refused.map(({ id, row, reason }) => ({ id, orderNo: String(row.order_no), reason })),
      };
    },
  };
}
