import { expect, it, vi } from 'vitest';
import { createServerData } from './create-server-data';

it('what could not be read is not asked for again by what happens elsewhere', async () => {
  const cache = createServerData({ staleAfter: 1000, onUnreadable: () => {} });
  const ask = vi.fn(() => Promise.reject(new Error('Not what it should be.')));
  const request = { key: 'parcels', url: '/parcels', given: {}, ask };
  cache.view(request);
  await expect.poll(() => cache.entry('parcels').failure).toBeInstanceOf(Error);
  const everything = { concerns: () => true, since: Date.now() + 1, isOwn: false };
  cache.follow(['/parcels'], everything);
  expect(ask).toHaveBeenCalledTimes(1);
  cache.reload(request);
  expect(ask).toHaveBeenCalledTimes(2);
});
