import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import type { ScriptedCall, ScriptedReply } from '../testing/script-line';
import { byCursor } from './by-cursor';
import { byLink } from './by-link';
import { byPage } from './by-page';
import { eachItem, pages } from './pages';

const world = (reply: (call: ScriptedCall & { query: URLSearchParams }) => ScriptedReply) => {
  const adapter = createScriptedAdapter([
    {
      match: () => true,
      reply: (call) => reply({ ...call, query: new URL(call.url, 'https://api.test').searchParams }),
    },
  ]);
  const http = createEnvelopeClient({ adapter, baseUrl: 'https://api.test/v1', getToken: () => 'T' });
  return { http, urls: () => adapter.calls.map(({ url }) => url), calls: adapter.calls };
};
const all = async <T>(list: AsyncIterable<T>) => {
  const pages: T[] = [];
  for await (const one of list) pages.push(one);
  return pages;
};

describe('pages by number', () => {
  const list = (count: number) => Array.from({ length: count }, (_, id) => id);
  const paged = (count: number) =>
    world(({ query }) => {
      const size = Number(query.get('pageSize') ?? 3);
      const start = (Number(query.get('page')) - 1) * size;
      return { body: { code: 200, data: { list: list(count).slice(start, start + size) } } };
    });

  it('end with an empty one, or with one that is not full', async () => {
    const open = paged(6);
    expect(await all(eachItem(open.http, '/orders', { by: byPage(), items: 'list' }))).toEqual(list(6));
    expect(open.urls()).toEqual(['/orders?page=1', '/orders?page=2', '/orders?page=3']);
    const sized = paged(5);
    expect(await all(eachItem(sized.http, '/orders', { by: byPage({ size: 3 }), items: 'list' }))).toEqual(list(5));
    expect(sized.urls()).toHaveLength(2);
  });

  it('bring every item once, in order, whatever the count and the size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.integer({ min: 1, max: 7 }), async (count, size) => {
        const { http } = paged(count);
        expect(await all(eachItem(http, '/o', { by: byPage({ size }), items: 'list' }))).toEqual(list(count));
      }),
      { numRuns: 50 },
    );
  });

  it('are fetched on demand, and no further once the loop is left', async () => {
    const { http, urls } = paged(100);
    for await (const page of pages(http, '/orders', { by: byPage(), params: { state: 'new' } })) {
      expect(page).toEqual({ list: [0, 1, 2] });
      break;
    }
    expect(urls()).toEqual(['/orders?page=1&state=new']);
    expect(await all(pages(http, '/orders', { by: byPage(), limit: 2, items: 'list' }))).toHaveLength(2);
    expect(http.pending).toBe(0);
  });
});

describe('pages by cursor', () => {
  it('end without a next page', async () => {
    const { http, urls } = world(({ query }) => {
      const at = Number(query.get('after') ?? 0);
      return { body: { code: 200, data: [at], meta: { next: at < 2 ? String(at + 1) : null } } };
    });
    const by = byCursor({ field: 'meta.next', param: 'after' });
    expect(await all(eachItem(http, '/orders', { by, params: { q: 'a' } }))).toEqual([0, 1, 2]);
    expect(urls()).toEqual(['/orders?q=a', '/orders?q=a&after=1', '/orders?q=a&after=2']);
  });

  it('that name one again end with a sentence', async () => {
    const { http } = world(() => ({ body: { code: 200, data: [1], nextCursor: 'same' } }));
    await expect(all(pages(http, '/orders', { by: byCursor() }))).rejects.toThrow('has been there already');
  });
});

describe('pages by link', () => {
  const linked = (link: string) =>
    world(({ url }) => ({ body: [url], ...(url.includes('page=2') ? {} : { headers: { link } }) }));

  it.each([
    ['absolute', '<https://api.test/v1/orders?page=2>; rel="next"'],
    ['from the root', '</v1/orders?page=2>; rel=next'],
    ['beside its page', '<orders?page=2>;title="a, b; rel=prev";rel="last NEXT"'],
    ['among others', '<?page=0>; rel="prev", <?page=2>; rel="next"; type="x"'],
  ])('follow one that is %s, with the token', async (_, link) => {
    const { http, calls } = linked(link);
    expect(await all(pages(http, '/orders', { by: byLink() }))).toHaveLength(2);
    expect(calls.map(({ headers }) => headers.token)).toEqual(['T', 'T']);
    expect(calls[1]?.url).toContain('page=2');
  });

  it.each([
    '<?page=2>; rel="prev"',
    '<?page=2>; title="rel=next"',
    '<?page=2>; rel=prev; rel=next',
    'nonsense',
    '<?page=2',
  ])('end without a valid link: %s', async (link) => {
    const { http, urls } = linked(link);
    expect(await all(pages(http, '/orders', { by: byLink() }))).toHaveLength(1);
    expect(urls()).toEqual(['/orders']);
  });

  it.each(['<https://evil.test/?page=2>; rel=next', '<//evil.test/x>; rel=next', '<data:,x>; rel=next'])(
    'never leave their origin: %s',
    async (link) => {
      const { http, calls } = linked(link);
      await expect(all(pages(http, '/orders', { by: byLink() }))).rejects.toThrow('on another origin');
      expect(calls).toHaveLength(1);
    },
  );

  it('read a long header of any kind', () => {
    const rule = byLink();
    const address = { url: '/', params: {} };
    const response = (link: string) => ({
      headers: { link },
      data: 0,
      total: undefined,
      body: 0,
      code: 200,
      status: 200,
      url: '/',
      address: '',
      method: 'GET',
    });
    for (const part of ['<', '<a>;', '<a>; a="\\"', ';', '<a>;a=b', ' ', '"', '<a>; ']) {
      expect(() => rule.next(response(part.repeat(100_000)), address, [])).not.toThrow();
    }
  });
});

it('a page without a list is refused where items are wanted', async () => {
  const { http } = world(() => ({ body: { code: 200, data: { rows: [] } } }));
  await expect(all(eachItem(http, '/orders', { by: byPage(), items: 'list' }))).rejects.toThrow(
    'GET /orders has no list at "list" in its data',
  );
});
