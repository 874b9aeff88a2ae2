import { describe, expect, it } from 'vitest';
import { fillPath } from './fill-path';

describe('the address of a path pattern', () => {
  it('takes parameters, query and hash', () => {
    expect(fillPath('/order/:id/log/:line?', { params: { id: 7 }, query: { tab: 'a b', page: 2 }, hash: 'top' })).toBe(
      '/order/7/log?tab=a+b&page=2#top',
    );
    expect(fillPath('/', { hash: '#x' })).toBe('/#x');
    expect(fillPath('/:page?')).toBe('/');
  });

  it('escapes characters that would end a segment or a query', () => {
    expect(fillPath('/a/:id', { params: { id: '../x?y#z' }, query: { q: '&=#' } })).toBe(
      '/a/..%2Fx%3Fy%23z?q=%26%3D%23',
    );
  });

  it('omits undefined and empty values', () => {
    expect(fillPath('/a', { query: { page: undefined, status: '', zero: 0, no: false } })).toBe('/a?zero=0&no=false');
  });

  it('names the parameter that is missing', () => {
    expect(() => fillPath('/a/:id')).toThrow('The address of "/a/:id" needs a value for ":id".');
  });
});
