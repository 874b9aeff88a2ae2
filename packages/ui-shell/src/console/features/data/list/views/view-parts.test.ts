import { expect, it } from 'vitest';
import { isViewOf, lostParts, type ViewScope } from './view-parts';

const scope: ViewScope = {
  kind: { filters: { keyword: 'text', state: ['open', 'done'], from: 'date' }, sorts: ['fee'], pageSizes: [10, 20] },
  columns: ['id', 'fee'],
};
const lost = (query: string) => lostParts({ query }, scope);

it('a view names nothing that is not there, whatever its order and size', () => {
  expect(lost('columns=id&columns=fee&from=2025-02-06&order=desc&pageSize=50&sort=fee&state=open&keyword=x')).toEqual(
    [],
  );
});

it('filters, values, orders and columns that are gone are named, each once [view-names-missing-parts]', () => {
  expect(lost('colour=red&colour=blue&columns=id&columns=weight&state=archived&sort=weight&from=soon')).toEqual([
    'colour',
    'weight',
    'archived',
    'soon',
  ]);
  expect(lost('constructor=1&__proto__=2')).toEqual(['constructor', '__proto__']);
});

it('an address matches a view also after its missing parts were removed', () => {
  const view = { query: 'state=archived&keyword=x&columns=id&sort=weight' };
  const shows = (address: string) => isViewOf(view, new URLSearchParams(address), scope);
  expect(shows('keyword=x&columns=id&page=3')).toBe(true);
  expect(shows('sort=weight&state=archived&keyword=x&columns=id')).toBe(true);
  expect(shows('keyword=y&columns=id')).toBe(false);
});
