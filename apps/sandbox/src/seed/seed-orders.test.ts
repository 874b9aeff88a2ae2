import { isVin } from '@waybill/validators';
import { expect, test } from 'vitest';
import { orderStatuses } from '../business/order-status';
import { openDatabase } from '../database/open-database';
import { findOrderEvents } from '../rows/orders';
import { demoAccounts } from './demo-accounts';
import { createSampler } from './sampler';
import { accountStatements } from './seed-accounts';
import { orderStatements, seededOrders } from './seed-orders';

const now = Date.UTC(2025, 1, 6, 9);

test('every seeded order has gone through its steps in their order, one after the other, and none in the future', async () => {
  const database = await openDatabase({ memory: true });
  await database.batch(await accountStatements(demoAccounts, now, 4), 'write');
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

test('every seeded number is the one of its kind: a VIN with its check digit, or the frame code of an e-bike', async () => {
  const database = await openDatabase({ memory: true });
  await database.batch(await accountStatements(demoAccounts, now, 4), 'write');
  await database.batch(orderStatements(createSampler(20250206), now), 'write');
  const { rows } = await database.execute('SELECT category, vin FROM orders');
  expect(new Set(rows.map(({ category }) => category)).size).toBe(3);
  for (const { category, vin } of rows) {
    if (category === 'ebike') expect(vin).toMatch(/^\d{4}2(24|25)\d{8}$/);
    else expect(isVin(vin), `${category} ${vin}`).toBe(true);
  }
  expect(new Set(rows.map(({ vin }) => vin)).size).toBe(rows.length);
  database.close();
});
