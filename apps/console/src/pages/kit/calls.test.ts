import type { BodyOf } from '@waybill/contract/call';
import * as orders from '@waybill/contract/orders';
import { readResponse } from '@waybill/ui-shell/console';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { readOf, type useCall, writeOf } from './calls';

/** How a page sends a call. */
type Sending<C extends Parameters<typeof writeOf>[0]> = ReturnType<typeof useCall<C>>;

describe('a call of the contract', () => {
  it('that does not exist is no line that compiles', () => {
    // @ts-expect-error There is no such call.
    expect(orders.doNothingCall).toBeUndefined();
    // @ts-expect-error A call that writes is not read.
    expect(readOf(orders.saveCall).path).toBe('/order/doEdit');
    // @ts-expect-error A call that reads is not written.
    expect(writeOf(orders.listCall).path).toBe('/order/getList');
  });

  it('takes the body that it names, and no other', () => {
    const body: BodyOf<typeof orders.revealCall> = { id: 1, party: 'consignor' };
    // @ts-expect-error There is no such side.
    const otherWord: typeof body = { id: 1, party: 'driver' };
    // @ts-expect-error An id is a number.
    const otherType: typeof body = { id: '1', party: 'consignor' };
    // @ts-expect-error A field is missing.
    const missing: typeof body = { id: 1 };
    // @ts-expect-error A field is misspelt.
    const misspelt: typeof body = { id: 1, party: 'consignor', prty: 'consignor' };
    expect([body, otherWord, otherType, missing, misspelt]).toHaveLength(5);
    expectTypeOf<Parameters<Sending<typeof orders.saveContactCall>>[0]>().toEqualTypeOf<
      BodyOf<typeof orders.saveContactCall>
    >();
  });

  it('is read as it is meant from a server that says more, and refused by name from one that says less', async () => {
    const { path, schema } = readOf(orders.countsCall);
    const counts = Object.fromEntries(orders.orderStatuses.map((status) => [status, 1]));
    const foreign = { total: 11, counts: { ...counts, lost: 3 }, since: '2025', __proto__: { total: 1 } };
    expect(await readResponse(path, schema, foreign)).toEqual({ total: 11, counts });
    const { pending: _, ...fewer } = counts;
    await expect(readResponse(path, schema, { total: 11, counts: fewer })).rejects.toMatchObject({
      field: 'counts.pending',
    });
  });
});
