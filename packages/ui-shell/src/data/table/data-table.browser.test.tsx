import { Activity } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { act, draw } from '../../../testing/draw';
import type { DataColumn } from './data-column';
import { DataTable } from './data-table';
import { TwoLines } from './two-lines';

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

/** 9 rows of 48 px reach into a box of 400 px; 8 more are drawn ahead. */
const atTheTop = rows(16).map(({ id }) => id);
const drawnRows = (host: HTMLElement) =>
  [...host.querySelectorAll('tbody tr:not([aria-hidden]) td:first-child')].map(({ textContent }) =>
    textContent?.replace(' in column 0', ''),
  );

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

  it('fades what goes under a pinned column, and only while something does', async () => {
    const host = await show(
      <div style={{ width: 360 }}>
        <DataTable {...shared} rows={rows(3)} />
      </div>,
    );
    const box = host.querySelector('[role="region"]') as HTMLElement;
    const fade = () => getComputedStyle(host.querySelector('td[data-pinned]') as HTMLElement, '::before').opacity;
    await expect.poll(() => box.dataset.more).toBe('end');
    await expect.poll(fade).toBe('1');
    box.scrollLeft = box.scrollWidth;
    await expect.poll(() => box.dataset.more).toBe('start');
    await expect.poll(fade).toBe('0');
  });

  it.each([undefined, { order: ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'], hidden: [], pinned: ['c0'] }])(
    'cuts a value of 300 signs without a space and shows it whole under the pointer, with %j [long-value-leaves-columns]',
    async (columnChoice) => {
      const long = 'a0'.repeat(150);
      const cells = [
        long,
        <a key="link" href="#1">
          {long}
        </a>,
        <TwoLines key="lines" below={long}>
          {long}
        </TwoLines>,
      ];
      for (const value of cells) {
        const host = await show(
          <div style={{ width: 1100 }}>
            <DataTable
              {...shared}
              columns={columns.map((column, at) => (at === 0 ? { ...column, cell: () => value } : column)).slice(0, 6)}
              columnChoice={columnChoice}
              rows={rows(3)}
            />
          </div>,
        );
        const cell = host.querySelector('td') as HTMLElement;
        expect(cell.offsetWidth).toBeLessThan(460);
        for (const part of cell.querySelectorAll('a, bdi, span, small'))
          expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(cell.getBoundingClientRect().right);
        const box = host.querySelector('[role="region"]') as HTMLElement;
        expect((host.querySelectorAll('td')[3] as HTMLElement).getBoundingClientRect().right).toBeLessThan(
          box.getBoundingClientRect().right,
        );
        cell.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        expect(cell.title).toContain(long);
        const whole = host.querySelectorAll('td')[2] as HTMLElement;
        whole.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        expect(whole.hasAttribute('title')).toBe(false);
        await drawn?.remove();
      }
    },
  );

  it('keeps its header at the top of the box', async () => {
    const host = await show(<DataTable {...shared} rows={rows(40)} height="300px" />);
    const box = host.querySelector('[role="region"]') as HTMLElement;
    box.scrollTop = 400;
    const head = host.querySelector('th') as HTMLElement;
    expect(head.getBoundingClientRect().top - box.getBoundingClientRect().top).toBeLessThan(3);
  });

  it('renders only the visible rows of more than 100 [long-tables-draw-their-rows]', async () => {
    const host = await show(<DataTable {...shared} rows={rows(100)} height="400px" />);
    expect(host.querySelectorAll('tbody tr')).toHaveLength(100);
    await drawn?.remove();
    const longHost = await show(<DataTable {...shared} rows={rows(101)} height="400px" />);
    expect(drawnRows(longHost)).toEqual(atTheTop);
  });

  it('draws the rows in view when few become many', async () => {
    const host = await show(<DataTable {...shared} rows={rows(3)} height="400px" />);
    await drawn?.show(<DataTable {...shared} rows={rows(101)} height="400px" />);
    expect(drawnRows(host)).toEqual(atTheTop);
  });

  it('draws the rows in view again when its page comes back, where it was left [long-tables-draw-their-rows-after-switch]', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <DataTable {...shared} rows={rows(1000)} height="400px" />
      </Activity>
    );
    const host = await show(page('visible'));
    const box = host.querySelector('[role="region"]') as HTMLElement;
    await act(async () => {
      box.scrollTop = 4800;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    const before = drawnRows(host);
    expect(before).toContain('row 101');
    await drawn?.show(page('hidden'));
    await drawn?.show(page('visible'));
    expect(box.scrollTop).toBe(4800);
    expect(drawnRows(host)).toEqual(before);
  });

  it('begins at the first row when another page of rows comes, and stays where it is otherwise [another-page-begins-at-first]', async () => {
    const page = (pageKey: string, from: number) => (
      <DataTable {...shared} rows={rows(40).slice(0, 40 - from)} height="300px" pageKey={pageKey} />
    );
    const host = await show(page('1', 0));
    const box = host.querySelector('[role="region"]') as HTMLElement;
    box.scrollTop = 400;
    await drawn?.show(page('1', 1));
    expect(box.scrollTop).toBe(400);
    await drawn?.show(page('2', 2));
    expect(box.scrollTop).toBe(0);
  });

  it('counts all rows for a screen reader, also those that are not drawn', async () => {
    const host = await show(<DataTable {...shared} rows={rows(5000)} height="400px" />);
    expect(drawnRows(host)).toEqual(atTheTop);
    expect(host.querySelector('table')?.getAttribute('aria-rowcount')).toBe('5001');
  });

  it('keeps the rows while the next ones load, and is marked as busy', async () => {
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
