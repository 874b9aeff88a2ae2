import { type ReactNode, useCallback, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import type { DataColumn, Sorting } from './data-column';
import { DataTable, type DataTableProps } from './data-table';
import { useRowOrder } from './use-row-order';

interface Parcel {
  id: string;
  fee: number;
}

const many = 100_000;
const parcels: Parcel[] = Array.from({ length: many }, (_, place) => ({
  id: `p${place + 1}`,
  fee: (place * 7919) % 1009,
}));
const drawnCells = vi.fn();
const columns: DataColumn<Parcel>[] = [
  {
    id: 'id',
    title: 'Number',
    cell: ({ id }) => {
      drawnCells(id);
      return id;
    },
  },
  { id: 'fee', title: 'Fee', cell: ({ fee }) => `¥${fee}`, value: ({ fee }) => fee, sortable: true },
];
const rowId = vi.fn(({ id }: Parcel) => id);

let drawn: Awaited<ReturnType<typeof draw>> | undefined;
afterEach(async () => {
  await drawn?.remove();
  vi.clearAllMocks();
});

const shared = { label: 'Parcels', columns, rowId, rows: parcels, height: '480px' };
function Selecting({ onSelected }: { onSelected?: (count: number) => void }) {
  const [selected, setSelected] = useState<string[]>([]);
  const select = (next: string[]) => {
    onSelected?.(next.length);
    setSelected(next);
  };
  return <DataTable {...shared} selected={selected} onSelectedChange={select} />;
}

function SortingAndFiltering() {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [dear, setDear] = useState(false);
  const keep = useCallback(({ fee }: Parcel) => !dear || fee > 1000, [dear]);
  const order = useRowOrder(parcels, { columns, sorting, keep });
  return (
    <>
      <button type="button" onClick={() => setDear(true)}>
        Dear ones
      </button>
      <DataTable {...shared} order={order} sorting={sorting} onSortingChange={setSorting} />
    </>
  );
}

const show = async (node: ReactNode) => {
  drawn = await draw(node);
  return drawn.host;
};
const boxOf = (host: HTMLElement) => host.querySelector('[role="region"]') as HTMLElement;
const idsIn = (host: HTMLElement) =>
  [...host.querySelectorAll('tbody tr[aria-rowindex] td[aria-colindex="1"]')].map(({ textContent }) => textContent);
/** Waits for the frames of a scroll and its overscan. */
const settled = (host: HTMLElement) =>
  vi.waitFor(() => {
    const rows = host.querySelectorAll('tbody tr[aria-rowindex]').length;
    expect(rows).toBeGreaterThanOrEqual(18);
  });
/** Whether the view shows rows without gaps. */
const seesOnlyRows = (host: HTMLElement) => {
  const box = boxOf(host).getBoundingClientRect();
  return [60, 200, 300, 460].every(
    (y) =>
      document
        .elementFromPoint(box.left + 20, box.top + y)
        ?.closest('tr')
        ?.getAttribute('aria-hidden') == null,
  );
};

describe('a table of 100,000 rows', () => {
  it('asks nothing of the rows that are not drawn, and makes nothing for them [long-tables-store-nothing-for-hidden-rows]', async () => {
    const frozen = parcels.map((parcel) => Object.freeze({ ...parcel }));
    await show(<DataTable {...shared} rows={frozen} />);
    const readIds = new Set(rowId.mock.calls.map(([{ id }]) => id));
    expect(readIds.size).toBeLessThan(30);
    expect(new Set(drawnCells.mock.calls.flat()).size).toBeLessThan(30);
  });

  it('renders the visible rows of a jump in the same frame, and the rows around them later [jump-in-long-table-shows]', async () => {
    const host = await show(<DataTable {...shared} />);
    const box = boxOf(host);
    box.scrollTop = 2_000_000;
    await new Promise(requestAnimationFrame);
    expect(seesOnlyRows(host)).toBe(true);
    const inView = idsIn(host).length;
    expect(inView).toBeLessThan(14);
    await vi.waitFor(() => expect(idsIn(host).length).toBe(inView + 16));
    box.scrollTop = 10_000_000;
    await vi.waitFor(() => expect(idsIn(host)).toContain(`p${many}`));
    // Chromium rounds such lengths to 1/64 px.
    const whole = (host.querySelector('th')?.offsetHeight ?? 0) + 48 * many;
    expect(Math.abs(box.scrollHeight - whole)).toBeLessThanOrEqual(1);
  });

  it('renders no rendered row again when others come into view or one is selected [row-table-is-drawn-once]', async () => {
    const host = await show(<Selecting />);
    drawnCells.mockClear();
    boxOf(host).scrollTop = 480;
    await vi.waitFor(() => expect(drawnCells).toHaveBeenCalled());
    // The overscan is drawn in idle time; wait for its last row before counting.
    const last = () => [...host.querySelectorAll('tbody tr[aria-rowindex]')].at(-1)?.getAttribute('aria-rowindex');
    await vi.waitFor(() => expect(last()).toBe('28'));
    const firstIds = Array.from({ length: 17 }, (_, place) => `p${place + 1}`);
    expect(drawnCells.mock.calls.flat().filter((id) => firstIds.includes(id))).toEqual([]);
    drawnCells.mockClear();
    const box = host.querySelector('tbody tr[aria-rowindex="16"] input') as HTMLElement;
    const row = box.closest('tr')?.querySelector('td[aria-colindex="2"]')?.textContent;
    await userEvent.click(box);
    await vi.waitFor(() => expect(host.querySelectorAll('tr[data-state="selected"]')).toHaveLength(1));
    expect(new Set(drawnCells.mock.calls.flat())).toEqual(new Set([row]));
  });

  it('selects all rows, one fewer, and none', async () => {
    const seen: number[] = [];
    const host = await show(<Selecting onSelected={(count) => seen.push(count)} />);
    const all = host.querySelector('thead input') as HTMLInputElement;
    await userEvent.click(all);
    expect(seen.at(-1)).toBe(many);
    await userEvent.click(host.querySelector('tbody input') as HTMLElement);
    expect([seen.at(-1), all.indeterminate]).toEqual([many - 1, true]);
    await userEvent.click(all);
    await userEvent.click(all);
    expect([seen.at(-1), all.indeterminate]).toEqual([0, false]);
  });

  it('sorts and filters by places, and leaves the rows as they are', async () => {
    const host = await show(<SortingAndFiltering />);
    const press = (name: string) =>
      userEvent.click([...host.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLElement);
    await press('Fee');
    await press('Fee');
    const first = () => host.querySelector('tbody tr[aria-rowindex="2"]')?.textContent;
    expect(first()).toContain('¥1008');
    await press('Dear ones');
    const dear = parcels.filter(({ fee }) => fee > 1000).length;
    expect(host.querySelector('table')?.getAttribute('aria-rowcount')).toBe(String(dear + 1));
    expect(first()).toContain('¥1008');
    expect(parcels[0]?.id).toBe('p1');
  });
});

describe('rows of a long table that differ in height', () => {
  const tall: DataColumn<Parcel>[] = [
    { id: 'id', title: 'Number', cell: ({ id, fee }) => <div style={{ height: fee % 2 ? 90 : 30 }}>{id}</div> },
  ];
  const rows = parcels.slice(0, 1000);

  it('stand without gaps wherever the box is scrolled to, and the row at its top stays there [rows-of-different-height-have-no-gaps]', async () => {
    const host = await show(<DataTable {...shared} rows={rows} columns={tall} />);
    const box = boxOf(host);
    for (const top of [9000, 8500, 30_000, 100]) {
      box.scrollTop = top;
      await new Promise(requestAnimationFrame);
      expect(seesOnlyRows(host)).toBe(true);
    }
    box.scrollTop = 20_000;
    await new Promise(requestAnimationFrame);
    await settled(host);
    const at = () => {
      const { left, top } = box.getBoundingClientRect();
      return document
        .elementFromPoint(left + 20, top + 60)
        ?.closest('tr')
        ?.getAttribute('aria-rowindex');
    };
    const seen = at();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(at()).toBe(seen);
  });
});

describe('a long table without a height of its own', () => {
  const rows: DataTableProps<Parcel>['rows'] = parcels.slice(0, 2000);

  it('renders only the rows visible in the window, and follows its scrolling', async () => {
    const host = await show(<DataTable label="Parcels" columns={columns} rowId={rowId} rows={rows} />);
    const most = Math.ceil(window.innerHeight / 48) + 18;
    expect(idsIn(host).length).toBeLessThanOrEqual(most);
    window.scrollTo({ top: 60_000 });
    await vi.waitFor(() => expect(idsIn(host)).toContain('p1255'));
    expect(idsIn(host).length).toBeLessThanOrEqual(most);
    window.scrollTo({ top: 0 });
  });
});
