import { expect, it, onTestFinished } from 'vitest';
import { draw } from '../../testing/draw';
import { Button } from '../controls/basic/button';
import { TextField } from '../controls/basic/text-field';
import { DataTable } from '../data/table/data-table';
import { Dialog } from '../feedback/dialog';

/** Drawn height and text size of each kind of part, in px. */
function measures() {
  const measureOf = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`${selector} is not drawn`);
    return {
      height: element.getBoundingClientRect().height,
      text: Number.parseFloat(getComputedStyle(element).fontSize),
    };
  };
  return Object.fromEntries(
    ['button', 'input', 'tbody td', 'thead th', '[role="dialog"] h2'].map((each) => [each, measureOf(each)]),
  );
}

it('text, controls and rows are half as large again where the browser has 24 px for 16 px [text-size-of-browser]', async () => {
  const { remove } = await draw(
    <>
      <Button tone="primary">Save</Button>
      <TextField label="Name" />
      <DataTable
        label="Orders"
        rows={[{ id: 'TY1' }]}
        rowId={({ id }) => id}
        columns={[{ id: 'id', title: 'Number', cell: ({ id }) => id, width: 120 }]}
      />
      <Dialog open title="Edit" onOpenChange={() => {}}>
        Text
      </Dialog>
    </>,
  );
  onTestFinished(remove);
  const usual = measures();
  expect(usual).toMatchObject({
    button: { height: 32, text: 14 },
    'tbody td': { height: 48, text: 14 },
    'thead th': { height: 44, text: 14 },
  });
  document.documentElement.style.fontSize = '24px';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  for (const [part, { height, text }] of Object.entries(measures())) {
    expect(text, part).toBe((usual[part]?.text ?? 0) * 1.5);
    // Borders stay as thin as they are.
    expect(Math.abs(height - (usual[part]?.height ?? 0) * 1.5), part).toBeLessThanOrEqual(2);
  }
  for (const part of document.querySelectorAll<HTMLElement>('button, th, td, h2'))
    expect(part.scrollHeight, part.outerHTML).toBeLessThanOrEqual(part.clientHeight);
});
