import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readListAddress, toListParams, writeListAddress } from './list-address';

const kind = {
  filters: { keyword: 'text', status: ['pending', 'delivered'], since: 'date' },
  sorts: ['fee'],
  pageSizes: [10, 20, 50, 100],
} as const;
const read = (query: string) => readListAddress(new URLSearchParams(query), kind);

describe('the address of a list', () => {
  it('without a query is the first page of ten, unsorted and unfiltered', () => {
    expect(read('')).toEqual({
      page: 1,
      pageSize: 10,
      sorting: null,
      filters: { keyword: '', status: '', since: '' },
    });
    expect(writeListAddress(read(''), kind).toString()).toBe('');
  });

  it('comes back from the query as it was written', () => {
    const query = 'keyword=%E9%9B%85%E8%BF%AA&status=pending&since=2024-02-29&sort=fee&order=desc&page=3&pageSize=50';
    expect(writeListAddress(read(query), kind).toString()).toBe(query);
  });

  it('takes invisible characters out of its filters [invisible-characters-do-not-count]', () => {
    expect(read(`keyword=${encodeURIComponent('\u200b雅\u2060迪 ')}&status=pending%E2%80%8B`).filters).toMatchObject({
      keyword: '雅迪',
      status: 'pending',
    });
  });

  it('takes a day that the zone of the browser skipped [plain-date-same-in-every-zone]', () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(read('since=1994-12-31').filters.since).toBe('1994-12-31');
  });

  it.each(['1000001', '1234567890123', '9007199254740991'])(
    'brings page %s back to the last that servers take',
    (page) => {
      expect(read(`page=${page}`).page).toBe(1_000_000);
    },
  );

  it.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=abc',
    'page=9007199254740993',
    'pageSize=7',
    'pageSize=1000',
    'pageSize=',
    'sort=password',
    'sort=',
    'order=desc',
    'status=zzz',
    'status=Pending',
    'status=__proto__',
    'keyword=',
    'keyword=%20',
    'since=2024-13-45',
    'since=2025-02-29',
    'since=yesterday',
    'since=2025-2-1',
  ])('takes nothing over from "%s", and leaves nothing of it [invalid-days]', (query) => {
    expect(read(query)).toEqual(read(''));
    expect(writeListAddress(read(query), kind, new URLSearchParams(query)).toString()).toBe('');
  });

  it('reads an unknown order as ascending', () => {
    expect(read('sort=fee&order=sideways').sorting).toEqual({ id: 'fee', order: 'asc' });
  });

  it('leaves what belongs to others in the query', () => {
    expect(writeListAddress(read('page=2'), kind, new URLSearchParams('tab=mail&page=7')).toString()).toBe(
      'tab=mail&page=2',
    );
  });

  it('asks the server for page, size, order and conditions', () => {
    expect(toListParams(read('status=pending&sort=fee&page=2'))).toEqual({
      keyword: '',
      status: 'pending',
      since: '',
      page: 2,
      pageSize: 10,
      sort: 'fee',
      order: 'asc',
    });
  });
});
