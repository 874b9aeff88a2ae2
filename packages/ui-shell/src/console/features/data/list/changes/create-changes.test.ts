import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineResource } from '../../resource/define-resource';
import type { ExternalChange } from '../../server-data/create-server-data';
import { createChanges } from './create-changes';

const call = (url: string) => ({ method: 'GET', url }) as const;
const parcels = defineResource({ list: call('/list'), record: call('/one'), changes: [call('/counts')] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const fetched: { at: number; concerned: string[] }[] = [];
  const start = Date.now();
  const responses: [string, object, unknown][] = [
    ['/list', { page: 1 }, { list: [{ id: 1, version: 2 }] }],
    ['/list', { page: 2 }, { list: [{ id: 9, version: 1 }] }],
    ['/one', { id: '1' }, { id: 1, version: 2 }],
    ['/counts', {}, { total: 2 }],
  ];
  // As in the cache, a response requested after the change is fresh.
  const askedAt = new Map<string, number>();
  const follow = vi.fn((urls: readonly string[], { concerns, since }: ExternalChange) => {
    const concerned = responses.filter(([url, fields, value]) => {
      const key = url + JSON.stringify(fields);
      const isConcerned = urls.includes(url) && (askedAt.get(key) ?? 0) <= since && concerns(value, fields, url);
      if (isConcerned) askedAt.set(key, Date.now());
      return isConcerned;
    });
    fetched.push({ at: Date.now() - start, concerned: concerned.map(([url, fields]) => url + JSON.stringify(fields)) });
  });
  const changes = createChanges({
    cache: { follow },
    isOwn: (by) => by === 'me',
    wait: () => 50,
    now: () => Date.now(),
  });
  const tell = (...given: Parameters<typeof changes.notify> extends [unknown, ...infer Rest] ? Rest : never) =>
    changes.notify(parcels, ...given);
  return { fetched, follow, changes, tell, responses, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

it('a record that is shown in an older version is fetched, with what counts it', async () => {
  const { fetched, tell, pass } = setUp();
  tell([{ id: 1, version: 3 }]);
  await pass(50);
  expect(fetched.flatMap(({ concerned }) => concerned)).toEqual(['/list{"page":1}', '/one{"id":"1"}', '/counts{}']);
});

it('a record cached in that version is not fetched again', async () => {
  const { fetched, tell, pass } = setUp();
  tell([{ id: 1, version: 2 }]);
  await pass(50);
  expect(fetched.flatMap(({ concerned }) => concerned)).toEqual(['/counts{}']);
});

it('one that no list shows concerns the beginning of lists, and one without a version every list that has it', async () => {
  const { fetched, tell, pass } = setUp();
  tell([{ id: 4, version: 1 }]);
  await pass(50);
  expect(fetched.flatMap(({ concerned }) => concerned)).toEqual(['/list{"page":1}', '/counts{}']);
  fetched.length = 0;
  tell([{ id: 9 }]);
  await pass(2000);
  expect(fetched.flatMap(({ concerned }) => concerned)).toEqual(['/list{"page":2}', '/list{"page":1}', '/counts{}']);
});

it('fetches a changed record that appears before the delayed part with that part [change-of-new-row]', async () => {
  const { fetched, tell, responses, pass } = setUp();
  tell([{ id: 1, version: 3 }]);
  await pass(50);
  fetched.length = 0;
  tell([{ id: 4, version: 2 }]);
  await pass(400);
  // The user shows the new rows, which were fetched before the change.
  responses[0] = ['/list', { page: 1 }, { list: [{ id: 4, version: 1 }] }];
  await pass(300);
  expect(fetched.flatMap(({ concerned }) => concerned)).toEqual(['/list{"page":1}', '/counts{}']);
});

it('fetches a page again that was loading during the change [change-of-new-row]', async () => {
  const { fetched, tell, responses, pass } = setUp();
  responses[1] = ['/list', { page: 2 }, undefined];
  tell([{ id: 9, version: 2 }]);
  await pass(50);
  expect(fetched.flatMap(({ concerned }) => concerned)).toContain('/list{"page":2}');
});

it('where no record is named, anything may be another', async () => {
  const { fetched, tell, pass } = setUp();
  tell();
  await pass(50);
  expect(fetched.flatMap(({ concerned }) => concerned)).toHaveLength(3);
});

it('batches many changes with pauses between', async () => {
  const { fetched, tell, pass } = setUp();
  for (let time = 0; time < 4000; time += 20) {
    tell([{ id: 1, version: 100 + time }]);
    await pass(20);
  }
  const times = (url: string) =>
    new Set(fetched.filter(({ concerned }) => concerned.some((each) => each.startsWith(url))).map(({ at }) => at));
  expect(times('/list').size).toBeLessThanOrEqual(11);
  expect(times('/counts').size).toBeLessThanOrEqual(3);
});

it('fetches a new record and the counts within a second each after few changes', async () => {
  const { fetched, tell, pass } = setUp();
  for (const id of [100, 101, 102]) {
    tell([{ id, version: 1 }]);
    await pass(700);
  }
  expect(fetched.filter(({ concerned }) => concerned.includes('/counts{}')).map(({ at }) => at)).toEqual([
    50, 750, 1450,
  ]);
});

it('returns the last change of a record, for the latest 200 of a list', () => {
  const { tell, changes } = setUp();
  tell([
    { id: 1, by: 'ann' },
    { id: 1, by: 'bob' },
  ]);
  expect(changes.latestOf('/list', 1)?.by).toBe('bob');
  tell(Array.from({ length: 200 }, (_, at) => ({ id: 100 + at, by: 'eve' })));
  expect(changes.latestOf('/list', 1)).toBeUndefined();
  expect(changes.latestOf('/list', 299)?.by).toBe('eve');
});

it('a change by this account does not refetch the result of its own write', async () => {
  const { follow, tell, pass } = setUp();
  tell([{ id: 1, version: 3, by: 'me' }]);
  tell([{ id: 1, version: 4, by: 'ann' }]);
  await pass(50);
  expect(follow.mock.calls.map(([, { isOwn }]) => isOwn)).toEqual([false, false, true, false]);
});
