import { expect, it, vi } from 'vitest';
import { moneyReads } from './commission/money-reads';
import { promotion } from './module';

it('money that was paid or refused is fetched again where it is in view [payment-shows-in-open-windows]', async () => {
  const refresh = vi.fn();
  await promotion.liveChanges.money(undefined, { refresh, notify: vi.fn() });
  expect(refresh.mock.calls).toEqual([[...moneyReads]]);
});
