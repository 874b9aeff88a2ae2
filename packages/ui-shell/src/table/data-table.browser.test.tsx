import { afterEach, describe, expect, it } from 'vitest';
import { draw } from '../testing/draw';
import type { DataColumn } from './data-column';
import { DataTable } from './data-table';

interface Row {
  id: string;
}

const columns: DataColumn<Row>[] = Array.from({ length: 8 }, (_, index) => ({
  id: `c${index}`,
  title: `Column ${index}`,
  cell: ({ id }) => `${id} in column ${index}`,
  pinned: index === 7,
}));
const rows = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: `row ${index + 1}` }));
const shared = { label: 'Rows', columns, rowId: ({ id }: Row) => id };

let drawn: Awaited<ReturnType<typeof draw>> | undefined;
afterEach(async () => drawn?.remove());

const show = async (node: Parameters<typeof draw>[0]) => {
  drawn = await draw(node);
  return drawn.host;
};

describe('a data table', () => {
  it('scrolls inside its box, with the pinned column in view', async () => {
    const host = await show(
      <div style={{ width: 360 }}>
        <DataTable {...shared} rows={rows(3)} />
      </div>,
    );
    const box = host.querySelector('[role="region"]') as HTMLElement;
    expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    expect(box.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    const pinned = host.querySelector('td[data-pinned]') as HTMLElement;
    expect(pinned.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right + 1);
  });

  it('keeps its header at the top of the box', async () => {
    const host = await show(<DataTable {...shared} rows={rows(40)} height="300px" />);
    const box = host.querySelector('[role="region"]') as HTMLElement;
    box.scrollTop = 400;
    const head = host.querySelector('th') as HTMLElement;
    expect(head.getBoundingClientRect().top - box.getBoundingClientRect().top).toBeLessThan(3);
  });

  it('draws only what is in view of more than 100 rows', async () => {
    const host = await show(<DataTable {...shared} rows={rows(100)} height="400px" />);
    expect(host.querySelectorAll('tbody tr')).toHaveLength(100);
    await drawn?.remove();
    const longHost = await show(<DataTable {...shared} rows={rows(101)} height="400px" />);
    expect(longHost.querySelectorAll('tbody tr').length).toBeLessThan(60);
  });

  it('counts all rows for a screen reader, also those that are not drawn', async () => {
    const host = await show(<DataTable {...shared} rows={rows(5000)} height="400px" />);
    expect(host.querySelectorAll('tbody tr').length).toBeLessThan(60);
    expect(host.querySelector('table')?.getAttribute('aria-rowcount')).toBe('5001');
  });

  it('keeps the rows while the next ones load, and says that it is busy', async () => {
    const host = await show(<DataTable {...shared} rows={rows(3)} state="loading" />);
    expect(host.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(host.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('tells an empty list from one that nothing matches and from one that failed', async () => {
    const host = await show(<DataTable {...shared} rows={[]} />);
    expect(host.textContent).toContain('Nothing here yet');
    await drawn?.show(<DataTable {...shared} rows={[]} filtered />);
    expect(host.textContent).toContain('Nothing matches');
    await drawn?.show(<DataTable {...shared} rows={[]} state="failed" />);
    expect(host.querySelector('[role="alert"]')?.textContent).toContain('Loading failed');
  });
});
