import { describe, expect, it } from 'vitest';
import { readListAddress, writeListAddress } from './list-address';

const options = { filters: ['keyword', 'status'], sortable: ['fee'] } as const;
const read = (query: string) => readListAddress(new URLSearchParams(query), options);

describe('the address of a list', () => {
  it('without a query is the first page of ten, unsorted and unfiltered', () => {
    expect(read('')).toEqual({ page: 1, pageSize: 10, sorting: null, filters: { keyword: '', status: '' } });
    expect(writeListAddress(read(''))).toEqual({});
  });

  it('comes back from the query as it was written', () => {
    const query = 'keyword=%E9%9B%85%E8%BF%AA&sort=fee&order=desc&page=3&pageSize=50';
    expect(new URLSearchParams(writeListAddress(read(query))).toString()).toBe(query);
  });

  it.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=abc',
    'pageSize=7',
    'pageSize=',
    'sort=password',
    'sort=',
    'other=1',
  ])('takes nothing over from "%s"', (query) => expect(read(query)).toEqual(read('')));

  it('reads an unknown order as ascending', () => {
    expect(read('sort=fee&order=sideways').sorting).toEqual({ id: 'fee', order: 'asc' });
  });
});
