import { accountStatements, createSampler, demoAccounts, openDatabase } from '@waybill/kit/server';
import { isVin, validate } from '@waybill/validators';
import { expect, test } from 'vitest';
import { orderRequest } from '../../contract/placing';
import { stepRights } from '../../contract/rights';
import { orderSteps } from '../../contract/words';
import { toRequest } from '../order-row';
import { stepRules } from '../order-steps';
import { findOrder, findOrderRow } from '../orders';
import { decideOrder, viewerOf } from '../viewer';
import { orderStatements, seededOrders } from './seed-orders';

const now = Date.UTC(2025, 1, 6, 9);

const viewer = viewerOf({ id: 1, username: 'admin', admin: true, roles: [], permissions: [] });

test('every seeded order has a valid sequence of steps, none of them in the future', async () => {
  const database = await openDatabase({ memory: true });
  await database.batch(await accountStatements(demoAccounts, now, 4), 'write');
  await database.batch(orderStatements(createSampler(7), now), 'write');
  const statuses = new Set<string>();
  for (let id = 1; id <= seededOrders; id += 1) {
    const order = await findOrder(database, id, viewer, now);
    const events = order?.timeline ?? [];
    const times = events.map(({ at }) => Date.parse(at));
    expect(events[0]?.status, `order ${id}`).toBe('pending');
    expect(events.at(-1)?.status, `order ${id}`).toBe(order?.status);
    for (const [index, { status }] of events.slice(1).entries()) {
      const before = events[index]?.status ?? 'pending';
      const steps = orderSteps.filter(
        (step) => decideOrder(stepRights[step], viewer, { placed_by: null, status: before }).allowed,
      );
      expect(
        steps.map((step) => stepRules[step].to),
        `order ${id}, ${before}`,
      ).toContain(status);
    }
    for (const [index, time] of times.entries())
      expect(time, `order ${id}`).toBeGreaterThanOrEqual(times[index - 1] ?? 0);
    expect(times.at(-1), `order ${id}`).toBeLessThanOrEqual(now);
    if (order) statuses.add(order.status);
  }
  expect(statuses.size).toBeGreaterThan(9);
  database.close();
});

test('every seeded order is valid as a request [every-seeded-order-obeys-rules]', async () => {
  const database = await openDatabase({ memory: true });
  await database.batch(await accountStatements(demoAccounts, now, 4), 'write');
  await database.batch(orderStatements(createSampler(20250206), now), 'write');
  for (let id = 1; id <= seededOrders; id += 1) {
    const row = await findOrderRow(database, id, viewer);
    const judged = row && validate(orderRequest, toRequest(row));
    expect(judged, `order ${id}`).toMatchObject({ ok: true });
  }
  database.close();
});

test('every seeded number suits its kind: a VIN with its check digit, or the frame code of an e-bike [seeded-vins-are-valid]', async () => {
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
