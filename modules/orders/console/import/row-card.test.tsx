// @vitest-environment jsdom
import { renderPage } from '@waybill/ui-shell/testing';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { orderMessages } from '../shared/messages';
import { type ImportCells, importColumns } from './import-fields';
import { type ImportRow, stateOf } from './import-rows';
import { RowCard, type RowCardProps } from './row-card';

const cells = Object.fromEntries(importColumns.map(({ field }) => [field, ''])) as ImportCells;
const wrong: ImportRow = {
  number: 2,
  cells: { ...cells, 'vehicles.0.category': '飞机', 'consignee.phone': '1390000' },
  open: ['vehicles.0.category', 'consignee.phone'],
  orderNo: '',
  fields: undefined,
  issues: [],
} as unknown as ImportRow;

function Rows({ onRepair }: Pick<RowCardProps, 'onRepair'>) {
  const [row, setRow] = useState(wrong);
  const repair: RowCardProps['onRepair'] = (field, text) => {
    onRepair(field, text);
    setRow((present) => ({ ...present, cells: { ...present.cells, [field]: text } }));
  };
  return <RowCard row={row} fixed={false} onRepair={repair} onDecide={() => {}} />;
}

it('a frame number whose check digit does not fit is said beside it, and the row can be placed', async () => {
  const doubtful = {
    ...wrong,
    cells: { ...cells, 'vehicles.0.frame': 'LBBPE4507SB123465' },
    open: ['vehicles.0.frame'],
  } as ImportRow;
  const { container, unmount } = await renderPage(
    <RowCard row={doubtful} fixed={false} onDecide={() => {}} onRepair={() => {}} />,
  );
  onTestFinished(unmount);
  expect(container.querySelector('[role="status"]')?.textContent).toBe(orderMessages.vinDoubt.texts.en);
  expect(container.querySelector('[aria-invalid="true"]')).toBeNull();
  expect(stateOf(doubtful)).toBe('ready');
});

it('a cell that is chosen at once stays chosen; a typed one is handed on before it is left', async () => {
  const repaired = vi.fn();
  const { container, unmount } = await renderPage(<Rows onRepair={repaired} />);
  onTestFinished(unmount);
  const change = (box: HTMLInputElement | HTMLSelectElement | null, value: string, event: string) => {
    if (!box) throw new Error('The cell is not there.');
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event(event, { bubbles: true }));
  };
  change(container.querySelector('select'), 'ebike', 'change');
  change(container.querySelector('input'), '13900000', 'input');
  await vi.waitFor(() => expect(repaired).toHaveBeenCalledWith('consignee.phone', '13900000'));
  expect(repaired.mock.calls.filter(([field]) => field === 'vehicles.0.category')).toEqual([
    ['vehicles.0.category', 'ebike'],
  ]);
});

it.each(['Chromium', 'WebKit'])(
  'a word that is being composed is not handed on, in the order of events of %s',
  async (order) => {
    const repaired = vi.fn();
    const { container, unmount } = await renderPage(<Rows onRepair={repaired} />);
    onTestFinished(unmount);
    const box = container.querySelector('input');
    if (!box) throw new Error('The cell is not there.');
    const composed = (type: string) => box.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
    const enter = (init: KeyboardEventInit) =>
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
    composed('compositionstart');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'wang wei');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (order === 'Chromium') enter({ keyCode: 229, isComposing: true });
    composed('compositionend');
    if (order === 'WebKit') enter({ keyCode: 229 });
    expect(repaired).not.toHaveBeenCalled();
    enter({ keyCode: 13 });
    expect(repaired).toHaveBeenCalledWith('consignee.phone', 'wang wei');
  },
);

it('a day of collection that is over is said, asked about, and can be written anew [past-collection-is-asked]', async () => {
  const past = {
    ...wrong,
    cells: { ...cells, collectOn: '2025-03-09' },
    open: [],
    isPast: true,
    doubled: 'asked',
    fields: { collectOn: '2025-03-09' },
  } as unknown as ImportRow;
  const decided = vi.fn();
  const { container, unmount } = await renderPage(
    <RowCard row={past} fixed={false} onDecide={decided} onRepair={() => {}} />,
  );
  onTestFinished(unmount);
  expect(container.textContent).toContain('It was to be collected on Sunday, March 9, 2025');
  expect(container.querySelector('input')?.value).toBe('2025-03-09');
  container.querySelector('button')?.click();
  expect(decided).toHaveBeenCalledWith('place');
});
