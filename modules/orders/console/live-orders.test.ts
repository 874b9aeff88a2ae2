import { expect, it, vi } from 'vitest';
import { changeOrders } from './live-orders';
import { orders } from './order';

const event = { id: 7, by: 'bob', kind: 'step', status: 'accepted', version: 2 };

it('an event names the changed order, its author, and the version that it made', async () => {
  const tell = vi.fn();
  await changeOrders(event, { notify: tell });
  await changeOrders({ ...event, kind: 'note' }, { notify: tell });
  await changeOrders(undefined, { notify: tell });
  expect(tell.mock.calls).toEqual([
    [orders, [{ id: 7, version: 2, by: 'bob', fields: { status: 'accepted' } }]],
    [orders, [{ id: 7, by: 'bob' }]],
    [orders],
  ]);
});

it('an event that violates the contract changes nothing and is named in the error', async () => {
  const tell = vi.fn();
  await expect(changeOrders({ ...event, status: 'flown' }, { notify: tell })).rejects.toThrow('The event "order"');
  expect(tell).not.toHaveBeenCalled();
});
