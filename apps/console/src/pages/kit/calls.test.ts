import * as orders from '@waybill/contract/orders';
import { type FieldsOf, readResponse, type useServerData, type useServerWrite } from '@waybill/ui-shell/console';
import { describe, expect, it } from 'vitest';

/** Compiled, never run. */
function typed(read: typeof useServerData, write: typeof useServerWrite) {
  // @ts-expect-error There is no such call.
  read(orders.doNothingCall);
  // @ts-expect-error A call that writes is not read.
  read(orders.saveCall);
  // @ts-expect-error A call that reads is not written.
  write(orders.listCall);
}
void typed;

describe('a call of the contract', () => {
  it('takes the body that it names, and no other', () => {
    const body: FieldsOf<typeof orders.revealCall> = { id: 1, party: 'consignor' };
    // @ts-expect-error There is no such side.
    const otherWord: typeof body = { id: 1, party: 'driver' };
    // @ts-expect-error An id is a number.
    const otherType: typeof body = { id: '1', party: 'consignor' };
    // @ts-expect-error A field is missing.
    const missing: typeof body = { id: 1 };
    // @ts-expect-error A field is misspelt.
    const misspelt: typeof body = { id: 1, party: 'consignor', prty: 'consignor' };
    expect([body, otherWord, otherType, missing, misspelt]).toHaveLength(5);
  });

  it('is read as it is meant from a server that says more, and refused by name from one that says less', async () => {
    const { url, response } = orders.countsCall;
    const counts = Object.fromEntries(orders.orderStatuses.map((status) => [status, 1]));
    const foreign = { total: 11, counts: { ...counts, lost: 3 }, since: '2025', __proto__: { total: 1 } };
    expect(await readResponse(url, response, foreign)).toEqual({ total: 11, counts });
    const { pending: _, ...fewer } = counts;
    await expect(readResponse(url, response, { total: 11, counts: fewer })).rejects.toMatchObject({
      field: 'counts.pending',
    });
  });
});
