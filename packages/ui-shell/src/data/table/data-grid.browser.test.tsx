import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import type { ColumnChoice } from './column-choice';
import type { DataColumn } from './data-column';
import { DataTable, type DataTableProps } from './data-table';

interface Parcel {
  id: string;
}

const columns: DataColumn<Parcel>[] = [
  { id: 'no', title: 'Number', cell: ({ id }) => `no ${id}`, sortable: true },
  { id: 'city', title: 'City', cell: ({ id }) => `city of ${id}` },
  { id: 'fee', title: 'Fee', cell: ({ id }) => `fee of ${id}`, align: 'end' },
  {
    id: 'actions',
    title: 'Actions',
    controls: true,
    pinned: true,
    cell: ({ id }) => <button type="button">{`close ${id}`}</button>,
  },
];
const parcels = (count: number): Parcel[] => Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` }));

type Rest = Partial<DataTableProps<Parcel>>;

function Parcels({ count = 5, ...rest }: Rest & { count?: number }) {
  const [selected, setSelected] = useState<string[]>([]);
  const [choice, setChoice] = useState<ColumnChoice>({ order: ['no', 'city', 'fee'], hidden: [], pinned: [] });
  const [all] = useState(() => parcels(count));
  return (
    <DataTable
      label="Parcels"
      columns={columns}
      rows={all}
      rowId={({ id }) => id}
      selected={selected}
      onSelectedChange={setSelected}
      columnChoice={choice}
      onColumnChoiceChange={setChoice}
      {...rest}
    />
  );
}

let drawn: Awaited<ReturnType<typeof draw>> | undefined;
afterEach(async () => {
  await drawn?.remove();
  await page.viewport(1440, 900);
});
const show = async (rest: Rest & { count?: number } = {}) => {
  drawn = await draw(<Parcels {...rest} />);
  return drawn.host;
};
const focused = () => document.activeElement?.textContent;
const stops = (host: HTMLElement) => host.querySelectorAll('[aria-colindex][tabindex="0"]').length;
const widthOf = (host: HTMLElement, place: number) =>
  Math.round(host.querySelectorAll('th')[place]?.getBoundingClientRect().width ?? 0);

describe('the keyboard in a table', () => {
  it('finds a grid with numbered rows and cells and one cell that Tab reaches', async () => {
    const host = await show();
    const grid = host.querySelector('table') as HTMLTableElement;
    expect(grid.getAttribute('role')).toBe('grid');
    expect(grid.getAttribute('aria-multiselectable')).toBe('true');
    expect(grid.getAttribute('aria-colcount')).toBe('5');
    expect(host.querySelector('td[aria-colindex="2"]')?.textContent).toBe('no 1');
    expect(stops(host)).toBe(1);
  });

  it('walks from cell to cell, selects with Space and opens with Enter [keyboard-in-grid]', async () => {
    const onOpen = vi.fn();
    const host = await show({ onOpen });
    (host.querySelector('td[tabindex="0"]') as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('no 2');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('close 2');
    await userEvent.keyboard('{Home}{ArrowRight}{Control>}{End}{/Control}');
    expect(focused()).toBe('close 5');
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight} ');
    expect(host.querySelectorAll('tr[aria-selected="true"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowUp} ');
    expect(host.querySelectorAll('tr[aria-selected="true"]')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenCalledWith({ id: '2' });
    expect(stops(host)).toBe(1);
  });

  it('goes into the controls of a cell and comes back with Escape', async () => {
    const host = await show({ onOpen: () => {} });
    (host.querySelector('td[tabindex="0"]') as HTMLElement).focus();
    await userEvent.keyboard('{End}{Enter}');
    expect(document.activeElement?.tagName).toBe('BUTTON');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.tagName).toBe('TD');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(focused()).toBe('close 2');
  });

  it('reaches rows that are not in the document, and keeps its row there while others scroll [grid-keyboard-over-virtual-rows]', async () => {
    const host = await show({ count: 1000, height: '400px' });
    (host.querySelector('td[tabindex="0"]') as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{Control>}{ArrowDown}{/Control}');
    await expect.poll(focused).toBe('no 1000');
    const box = host.querySelector('[role="region"]') as HTMLElement;
    box.scrollTo({ top: 0 });
    await expect.poll(() => host.querySelector('td[aria-colindex="2"]')?.textContent).toBe('no 1');
    expect(focused()).toBe('no 1000');
    await userEvent.keyboard('{PageUp}');
    await expect.poll(focused).toMatch(/^no 99\d$/);
  });
});

describe('columns of a table', () => {
  it('are resized by the mouse, back to what they need with a double click', async () => {
    const host = await show();
    const before = widthOf(host, 1);
    const grip = host.querySelector('th[aria-colindex="2"] [data-part="grip"]') as HTMLElement;
    const { x, y } = grip.getBoundingClientRect();
    const pointer = (type: string, clientX: number) =>
      grip.dispatchEvent(
        new PointerEvent(type, { clientX, clientY: y + 4, pointerId: 1, button: 0, bubbles: true, cancelable: true }),
      );
    vi.spyOn(grip, 'setPointerCapture').mockImplementation(() => {});
    pointer('pointerdown', x);
    pointer('pointermove', x + 30);
    pointer('pointerup', x + 60);
    await expect.poll(() => widthOf(host, 1)).toBe(before + 60);
    grip.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await expect.poll(() => widthOf(host, 1)).toBe(before);
  });

  it('are resized by Shift and an arrow on their header, which is announced [columns-by-keyboard]', async () => {
    const host = await show();
    const before = widthOf(host, 2);
    (host.querySelector('td[tabindex="0"]') as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
    await expect.poll(() => widthOf(host, 2)).toBe(before - 16);
    expect(host.querySelector('[role="status"]')?.textContent).toBe(`City is ${before - 16} pixels wide`);
  });

  it('stay in view at the start, one beside the other, while the others scroll', async () => {
    const wide = { order: ['no', 'city', 'fee'], hidden: [], pinned: ['no', 'city'], widths: { fee: 800, no: 90 } };
    const host = await show({ columnChoice: wide });
    host.style.width = '500px';
    const box = host.querySelector('[role="region"]') as HTMLElement;
    box.scrollLeft = 300;
    const left = (place: number) =>
      Math.round(
        (host.querySelectorAll('tbody tr:first-child td')[place]?.getBoundingClientRect().left ?? 0) -
          box.getBoundingClientRect().left,
      );
    await expect.poll(() => left(1)).toBeLessThan(60);
    expect(left(2)).toBe(left(1) + 90);
    expect(left(3)).toBeLessThan(left(2));
    host.style.width = '';
  });
});

describe('a table on a phone', () => {
  it('has rows of two lines with facts and controls, which can be put in order [cards-at-390-px]', async () => {
    await page.viewport(390, 844);
    const onSortingChange = vi.fn();
    const host = await show({ cards: { primary: 'no', secondary: ['fee'] }, onSortingChange });
    const [first, ...others] = host.querySelectorAll('li');
    expect(others).toHaveLength(4);
    expect(first?.querySelector('strong')?.textContent).toBe('no 1');
    expect(first?.querySelector('p')?.textContent).toBe('Fee fee of 1');
    expect(first?.querySelector('[data-part="second"] button')?.textContent).toBe('close 1');
    expect(host.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.click(host.querySelector('[role="combobox"]') as HTMLElement);
    await userEvent.keyboard('{End}{Enter}');
    expect(onSortingChange).toHaveBeenCalledWith({ id: 'no', order: 'desc' });
    await userEvent.click(first?.querySelector('input[type="checkbox"]') as HTMLElement);
    expect(first?.dataset.state).toBe('selected');
  });
});
