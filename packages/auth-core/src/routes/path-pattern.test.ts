import { describe, expect, it } from 'vitest';
import { barePath, decodeSegment, expandPattern, isCatchAll, isStaticPattern, segmentsOf } from './path-pattern';

describe('a bare path', () => {
  it.each([
    ['/order/list?a=/b#c', '/order/list'],
    ['/order/', '/order'],
    ['order', '/order'],
    ['/', '/'],
    ['', '/'],
    ['?a=1', '/'],
    ['#a', '/'],
    ['/a#b?c', '/a'],
  ])('of %j is %j', (target, path) => {
    expect(barePath(target)).toBe(path);
  });
});

describe('a pattern', () => {
  it('has segments, but for /', () => {
    expect(segmentsOf('/')).toEqual([]);
    expect(segmentsOf('/a/:b/*')).toEqual(['a', ':b', '*']);
  });

  it('is static without parameter and rest', () => {
    expect(['/', '/a/b', '/a:b', '/a*'].map(isStaticPattern)).toEqual([true, true, true, true]);
    expect(['/:a', '/a/:b', '*', '/a/*'].map(isStaticPattern)).toEqual([false, false, false, false]);
  });

  it('takes everything only as /*', () => {
    expect(['/*', '/a/*', '/:a', '/'].map(isCatchAll)).toEqual([true, false, false, false]);
  });

  it('with optional parameters expands to several, the longest first', () => {
    expect(expandPattern('/a/:b?/c/:d?')).toEqual(['/a/:b/c/:d', '/a/:b/c', '/a/c/:d', '/a/c']);
    expect(expandPattern('/a/:b')).toEqual(['/a/:b']);
    expect(expandPattern('/a/:bc?d')).toEqual(['/a/:bc?d']);
  });

  it('has its escapes decoded where they are sound', () => {
    expect(['a', '%41', '%E0%A4%A', '100%'].map(decodeSegment)).toEqual(['a', 'A', '%E0%A4%A', '100%']);
  });
});
