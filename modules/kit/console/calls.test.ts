import { orders as orderResource } from '@waybill/orders/console';
import * as orders from '@waybill/orders/contract';
import { withdrawals } from '@waybill/promotion/console';
import {
  defineResource,
  type FieldsOf,
  readResponse,
  type useServerData,
  type useServerWrite,
  type useWrites,
} from '@waybill/ui-shell/console';
import { describe, expect, expectTypeOf, it } from 'vitest';

/** Compiled, never run. */
function typed(read: typeof useServerData, write: typeof useServerWrite, writesOf: typeof useWrites) {
  // @ts-expect-error There is no such call.
  read(orders.doNothingCall);
  // @ts-expect-error A call that writes is not read.
  read(orders.saveCall);
  // @ts-expect-error A call that reads is not written.
  write(orders.listCall);

  const { actions, bulk } = writesOf(orderResource);
  void actions.step(1, { step: 'accept', version: 2 }).then((written) => {
    if (written.done) expectTypeOf(written.value).toEqualTypeOf<orders.Order>();
  });
  // @ts-expect-error There is no such step.
  void actions.step(1, { step: 'fly' });
  // @ts-expect-error A step is missing.
  void actions.step(1);
  // @ts-expect-error A field is misspelt.
  void actions.reveal(1, { prty: 'consignor' });
  // @ts-expect-error An order has no such action.
  void actions.settle(1);
  void bulk.step([1, 2], { step: 'accept' }).then(({ value }) => {
    expectTypeOf(value[0]?.refused).toEqualTypeOf<orders.RefusedOrder[] | undefined>();
  });
  // @ts-expect-error There is no such step.
  void bulk.step([1, 2], { step: 'fly' });
  // @ts-expect-error An assignment names a vehicle too.
  void bulk.assign([1, 2], { line: 'A' });
  // @ts-expect-error An id of an order is a number.
  void bulk.assign(['1'], { line: 'A', carrier: 'B' });
  // @ts-expect-error There is no such decision.
  void writesOf(withdrawals).actions.settle(1, { decision: 'wait' });

  // @ts-expect-error A call that does not exist is no action.
  defineResource({ list: orders.listCall, actions: { fly: orders.flyCall } });
  // @ts-expect-error Orders are not found by their colour.
  defineResource({ list: orders.listCall, filters: { colour: 'text' } });
  // @ts-expect-error Orders are not sorted by their colour.
  defineResource({ list: orders.listCall, sorts: ['colour'] });
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

  it('ignores further fields of a server, and names a missing field', async () => {
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
