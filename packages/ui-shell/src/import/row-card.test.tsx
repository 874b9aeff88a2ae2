// @vitest-environment jsdom
import { type ReactNode, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { act, draw } from '../../testing/draw';
import { ImportContext, useImportParts } from './import-context';
import type { ImportDeclaration } from './import-declaration';
import { type ImportRow, stateOf } from './import-rows';
import { people } from './people.test-data';
import { RowCard, type RowCardProps } from './row-card';

const wrong: ImportRow = {
  number: 2,
  cells: { name: 'A', 'home.city': 'Oslo', born: '1990-05-01', sex: 'cat' },
  open: ['sex', 'name'],
  saved: null,
  decision: 'asked',
  pastes: 0,
  fields: undefined,
  issues: [],
};
const nothing = { fixed: false, onRepair: () => {}, onDecide: () => {} };

function Import({ declaration = people, children }: { declaration?: ImportDeclaration; children: ReactNode }) {
  return <ImportContext value={useImportParts(declaration)}>{children}</ImportContext>;
}

async function drawCard(card: ReactNode, declaration?: ImportDeclaration): Promise<HTMLElement> {
  const { host, remove } = await draw(<Import {...(declaration && { declaration })}>{card}</Import>);
  onTestFinished(remove);
  return host;
}

function Rows({ onRepair }: Pick<RowCardProps, 'onRepair'>) {
  const [row, setRow] = useState(wrong);
  const repair: RowCardProps['onRepair'] = (field, text) => {
    onRepair(field, text);
    setRow((present) => ({ ...present, cells: { ...present.cells, [field]: text } }));
  };
  return <RowCard {...nothing} row={row} onRepair={repair} />;
}

it('a doubt about a cell is shown beside it, and the row can be sent', async () => {
  const row = { ...wrong, open: ['name'] };
  const doubt = (field: string, text: string) => (field === 'name' && text.length < 2 ? 'A short name' : undefined);
  const container = await drawCard(<RowCard {...nothing} row={row} />, { ...people, doubt });
  expect(container.querySelector('[role="status"]')?.textContent).toBe('A short name');
  expect(container.querySelector('[aria-invalid="true"]')).toBeNull();
  expect(stateOf(row)).toBe('ready');
});

it('a chosen cell stays chosen; a typed text is passed on before the field is left', async () => {
  const repaired = vi.fn();
  const container = await drawCard(<Rows onRepair={repaired} />);
  const box = container.querySelector('input');
  await act(async () => container.querySelector<HTMLElement>('[role="combobox"]')?.click());
  await act(async () => document.querySelector<HTMLElement>('[role="option"]')?.click());
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '13900000');
  box?.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(repaired).toHaveBeenCalledWith('name', '13900000'));
  expect(repaired.mock.calls.filter(([field]) => field === 'sex')).toEqual([['sex', 'f']]);
});

it.each(['Chromium', 'WebKit'])(
  'a word that is being composed is not passed on, in the order of events of %s',
  async (order) => {
    const repaired = vi.fn();
    const container = await drawCard(<Rows onRepair={repaired} />);
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
    expect(repaired).toHaveBeenCalledWith('name', 'wang wei');
  },
);

it('a question shows its reason, a field that may settle it, and the decisions [past-collection-needs-confirmation]', async () => {
  const question = { tag: 'Long ago', text: 'Born in another century', open: 'born', link: <a href="#more">More</a> };
  const row: ImportRow = { ...wrong, open: [], question };
  const handleDecide = vi.fn();
  const container = await drawCard(<RowCard {...nothing} row={row} onDecide={handleDecide} />);
  expect(container.textContent).toContain('Long ago');
  expect(container.textContent).toContain('Born in another century More');
  expect(container.querySelector('input')?.value).toBe('1990-05-01');
  for (const button of container.querySelectorAll('button')) button.click();
  expect(handleDecide.mock.calls).toEqual([['send'], ['leave']]);
});
