import { expect, test } from 'vitest';
import { orderStatuses } from '../business/order-status';
import { openDatabase } from '../database/open-database';
import { findOrderEvents } from '../rows/orders';
import { createSampler } from './sampler';
import { orderStatements, seededOrders } from './seed-orders';

test('every seeded order has gone through its steps in their order, one after the other, and none in the future', async () => {
  const database = await openDatabase({ memory: true });
  const now = Date.UTC(2025, 1, 6, 9);
  await database.batch(orderStatements(createSampler(7), now), 'write');
  for (let id = 1; id <= seededOrders; id += 1) {
    const events = await findOrderEvents(database, id);
    const steps = events.map(({ status }) => orderStatuses.indexOf(status));
    const times = events.map(({ at }) => Date.parse(at));
    expect(steps, `order ${id}`).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.length, `order ${id}`).toBeGreaterThan(0);
    for (const [index, time] of times.entries())
      expect(time, `order ${id}`).toBeGreaterThanOrEqual(times[index - 1] ?? 0);
    expect(times.at(-1), `order ${id}`).toBeLessThanOrEqual(now);
  }
  database.close();
});
