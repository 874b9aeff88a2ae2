import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPathMatcher } from './path-matcher';

const match = (patterns: string[], path: string) => {
  const match = createPathMatcher(patterns.map((pattern) => [pattern, pattern] as const)).match(path);
  return match && [match.value, match.params];
};

describe('a path', () => {
  it('finds its pattern', () => {
    expect(match(['/', '/order', '/order/list'], '/order/list')).toEqual(['/order/list', {}]);
    expect(match(['/', '/order'], '/')).toEqual(['/', {}]);
    expect(match(['/order'], '/orders')).toBeUndefined();
    expect(match(['/order'], '/Order')).toBeUndefined();
    expect(match([], '/')).toBeUndefined();
  });

  it('does not mind query, hash or a slash at the end', () => {
    for (const path of ['/order/list?a=1', '/order/list#x', '/order/list/', '/order/list/?a=/b#c', 'order/list']) {
      expect(match(['/order/list'], path), path).toEqual(['/order/list', {}]);
    }
  });

  it('minds an empty segment', () => {
    expect(match(['/order/list'], '/order//list')).toBeUndefined();
    expect(match(['/order/:id'], '/order//')).toBeUndefined();
    expect(match(['/order/:id/x'], '/order//x')).toBeUndefined();
  });

  it('gives its parameters decoded', () => {
    expect(match(['/order/:id'], '/order/17')).toEqual(['/order/:id', { id: '17' }]);
    expect(match(['/a/:x/b/:y-z'], '/a/1%202/b/%E8%BF%90%2F')).toEqual(['/a/:x/b/:y-z', { x: '1 2', 'y-z': '运/' }]);
    expect(match(['/order/:id'], '/order/%E0%A4%A')).toEqual(['/order/:id', { id: '%E0%A4%A' }]);
    expect(match(['/order/:id'], '/order')).toBeUndefined();
    expect(match(['/order/:id'], '/order/1/2')).toBeUndefined();
  });

  it('prefers a fixed segment to a parameter and a parameter to the rest, in whatever order they stand', () => {
    const patterns = ['*', '/order/*', '/order/:id', '/order/new'];
    for (const order of [patterns, [...patterns].reverse()]) {
      expect(match(order, '/order/new')?.[0]).toBe('/order/new');
      expect(match(order, '/order/7')).toEqual(['/order/:id', { id: '7' }]);
      expect(match(order, '/order/7/edit')).toEqual(['/order/*', { '*': '7/edit' }]);
      expect(match(order, '/order')).toEqual(['/order/*', { '*': '' }]);
      expect(match(order, '/nowhere')).toEqual(['*', { '*': 'nowhere' }]);
      expect(match(order, '/')).toEqual(['*', { '*': '' }]);
    }
  });

  it('backtracks from a fixed segment without a match', () => {
    const patterns = ['/a/b/c', '/a/:x/d', '/:y/b/e'];
    expect(match(patterns, '/a/b/d')).toEqual(['/a/:x/d', { x: 'b' }]);
    expect(match(patterns, '/a/b/e')).toEqual(['/:y/b/e', { y: 'a' }]);
    expect(match(patterns, '/a/b/f')).toBeUndefined();
  });

  it('names parameters as its own pattern does', () => {
    const patterns = ['/a/:id/x', '/a/:key/y'];
    expect(match(patterns, '/a/1/x')?.[1]).toEqual({ id: '1' });
    expect(match(patterns, '/a/1/y')?.[1]).toEqual({ key: '1' });
  });

  it('takes the first of equal patterns', () => {
    expect(match(['/a/:x', '/a/:y'], '/a/1')?.[0]).toBe('/a/:x');
    expect(match(['/a/*', '/a/*'], '/a/1')?.[0]).toBe('/a/*');
    const result = createPathMatcher([
      ['/a', 1],
      ['/a', 2],
    ]).match('/a');
    expect(result?.value).toBe(1);
  });

  it('may leave out an optional parameter', () => {
    expect(match(['/order/:id?'], '/order')).toEqual(['/order/:id?', {}]);
    expect(match(['/order/:id?'], '/order/7')).toEqual(['/order/:id?', { id: '7' }]);
    expect(match(['/:lang?/order'], '/order')).toEqual(['/:lang?/order', {}]);
    expect(match(['/:lang?/order'], '/zh/order')).toEqual(['/:lang?/order', { lang: 'zh' }]);
    expect(match(['/:a?'], '/')).toEqual(['/:a?', {}]);
    expect(match(['/x/:a?/:b?'], '/x/1')).toEqual(['/x/:a?/:b?', { a: '1' }]);
  });

  it('may be written with percent-escapes, and so may the pattern', () => {
    expect(match(['/订单'], '/%E8%AE%A2%E5%8D%95')?.[0]).toBe('/订单');
    expect(match(['/%E8%AE%A2%E5%8D%95'], '/订单')?.[0]).toBe('/%E8%AE%A2%E5%8D%95');
    expect(match(['/订单/:id'], '/%E8%AE%A2%E5%8D%95/7')?.[1]).toEqual({ id: '7' });
    expect(match(['/%E8%AE%A2%E5%8D%95/:id'], '/订单/7')?.[1]).toEqual({ id: '7' });
  });

  it('does not take an escaped slash for a border between segments', () => {
    expect(match(['/order/list'], '/order%2Flist')).toBeUndefined();
    expect(match(['/:x'], '/order%2Flist')).toEqual(['/:x', { x: 'order/list' }]);
  });

  it('reaches no prototype by a parameter or segment named like one', () => {
    const result = createPathMatcher([['/a/:__proto__', 1]]).match('/a/x');
    expect(Object.hasOwn(result?.params ?? {}, '__proto__')).toBe(true);
    expect(Object.getPrototypeOf(result?.params)).toBe(Object.prototype);
    expect(match(['/a'], '/constructor')).toBeUndefined();
    expect(match(['/a/:id'], '/__proto__/x')).toBeUndefined();
  });

  it('of hostile length or depth gets a result', () => {
    expect(match(['/a/:id', '/a/:id/:x/:y'], `/a${'/b'.repeat(100_000)}`)).toBeUndefined();
    expect(match(['*'], `/${'%'.repeat(10_000)}`)?.[0]).toBe('*');
  });
});

describe('any set of patterns', () => {
  const segment = fc.constantFrom('a', 'b', ':x', ':y', '*');
  const pattern = fc.array(segment, { maxLength: 4 }).map((list) => {
    const end = list.indexOf('*');
    return `/${(end < 0 ? list : list.slice(0, end + 1)).join('/')}`;
  });
  const path = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((list) => `/${list.join('/')}`);

  /** The rank of a match, segment by segment: fixed 0, parameter 1, rest 2; undefined without a match. */
  function rank(of: string, target: string): string | undefined {
    const segments = of === '/' ? [] : of.slice(1).split('/');
    const given = target === '/' ? [] : target.slice(1).split('/');
    let ranks = '';
    for (const [index, each] of segments.entries()) {
      if (each === '*') return `${ranks}2`;
      if (given[index] === undefined) return undefined;
      if (!each.startsWith(':') && each !== given[index]) return undefined;
      ranks += each.startsWith(':') ? '1' : '0';
    }
    return segments.length === given.length ? ranks : undefined;
  }

  it('gives the best-ranked pattern that fits, as a slow search does', () => {
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 8 }), path, (patterns, target) => {
        const fitting = patterns
          .map((each, index) => ({ index, rank: rank(each, target) }))
          .filter((each): each is { index: number; rank: string } => each.rank !== undefined)
          .sort((one, other) => one.rank.localeCompare(other.rank) || one.index - other.index);
        const best = fitting[0] && patterns[fitting[0].index];
        expect(createPathMatcher(patterns.map((each) => [each, each] as const)).match(target)?.value).toBe(best);
      }),
      { numRuns: 1000 },
    );
  });
});
