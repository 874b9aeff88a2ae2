import { describe, expect, it } from 'vitest';
import { readListAddress, toListParams, writeListAddress } from '../resource/list-address';
import { followCursor, leadsBack, shortTrail } from './list-cursor';

const kind = { paging: 'cursor', filters: { keyword: 'text' }, sorts: ['fee'], pageSizes: [10, 20] } as const;
const read = (query: string) => readListAddress(new URLSearchParams(query), kind);
const write = (address: ReturnType<typeof read>, present = '') =>
  writeListAddress(address, kind, new URLSearchParams(present)).toString();

describe('the address of a list with cursors', () => {
  it('holds the way back, so that a reload finds it again [lists-by-cursors]', () => {
    const query = 'keyword=parcel&page=3&cursor=a%2B&cursor=b';
    expect(read(query)).toMatchObject({ page: 3, cursors: ['a+', 'b'] });
    expect(write(read(query))).toBe(query);
    expect(toListParams(read(query))).toEqual({ keyword: 'parcel', pageSize: 10, cursor: 'b' });
    expect(toListParams(read(''))).toEqual({ keyword: '', pageSize: 10, cursor: '' });
  });

  it.each([
    ['page=4', 1],
    ['cursor=', 1],
    ['page=1&cursor=a&cursor=b', 3],
    ['page=-1&cursor=a', 2],
  ])('of "%s" is page %d', (query, page) => expect(read(query).page).toBe(page));

  it('removes invalid cursors', () => {
    expect(write(read('cursor=&page=9'), 'cursor=&page=9&tab=mail')).toBe('tab=mail');
  });

  it('of a list with page numbers knows no cursor: there it belongs to others', () => {
    const numbered = { ...kind, paging: 'page' } as const;
    const query = new URLSearchParams('cursor=a');
    expect(readListAddress(query, numbered)).toEqual({
      page: 1,
      pageSize: 10,
      sorting: null,
      filters: { keyword: '' },
    });
    expect(writeListAddress(readListAddress(query, numbered), numbered, query).toString()).toBe('cursor=a');
  });
});

describe('a way through cursors [lists-by-cursors]', () => {
  const third = read('page=3&cursor=a&cursor=b');

  it('leads to the next page, the one before and the first', () => {
    expect(followCursor(third, { page: 4 }, 'c')).toMatchObject({ page: 4, cursors: ['a', 'b', 'c'] });
    expect(followCursor(third, { page: 2 }, 'c')).toMatchObject({ page: 2, cursors: ['a'] });
    expect(followCursor(third, { page: 1 }, 'c')).toMatchObject({ page: 1, cursors: [] });
    expect(followCursor(read('page=2&cursor=a'), { page: 1 }, undefined)).toMatchObject({ page: 1, cursors: [] });
  });

  it('leads nowhere else', () => {
    expect(followCursor(third, { page: 4 }, undefined)).toBe(third);
    expect(followCursor(third, { page: 9 }, 'c')).toBe(third);
    expect(followCursor(third, {}, 'c')).toBe(third);
  });

  it.each([{ filters: { keyword: 'x' } }, { pageSize: 20 }, { sorting: { id: 'fee', order: 'asc' } as const }])(
    'returns to the first page with %o',
    (change) => {
      expect(followCursor(third, change, 'c')).toMatchObject({ ...change, page: 1, cursors: [] });
    },
  );

  it('keeps as much of the way back as has room in an address, and leads back that far', () => {
    const long = (name: string) => name.repeat(900);
    expect(shortTrail(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(shortTrail([long('a'), long('b'), long('c')])).toEqual([long('b'), long('c')]);
    expect(shortTrail([long('a'), 'x'.repeat(5000)])).toEqual(['x'.repeat(5000)]);
    expect(leadsBack({ page: 40, cursors: ['y', 'z'] })).toBe(true);
    expect(leadsBack({ page: 40, cursors: ['z'] })).toBe(false);
    expect(leadsBack({ page: 2, cursors: ['z'] })).toBe(true);
    expect(leadsBack({ page: 1 })).toBe(false);
  });
});
