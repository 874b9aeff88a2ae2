import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { groundOf } from '../../../testing/look/colours-drawn';
import { contrast, parseColor } from '../../theme/color-math';
import { presets } from '../../theme/preset-themes';
import { themeStyleSheet } from '../../theme/theme-style-sheet';
import { DataTable } from './data-table';
import { RowButton } from './row-actions';
import { StatusTag } from './status-tag';
import { TwoLines } from './two-lines';

const tones = ['info', 'success', 'warning', 'danger'] as const;
const columns = [
  { id: 'data', title: 'Data', cell: () => <span data-role="data">Berlin</span> },
  { id: 'two', title: 'Two', cell: () => <TwoLines below={<i data-role="meta">+49 30</i>}>Ada</TwoLines> },
  { id: 'link', title: 'Link', cell: () => <a href="#there">TY 1</a> },
  { id: 'step', title: 'Step', cell: () => <RowButton>Accept</RowButton> },
  ...tones.map((tone) => ({ id: tone, title: tone, cell: () => <StatusTag tone={tone}>{tone}</StatusTag> })),
];

const read = (element: Element) => contrast(getComputedStyle(element).color, groundOf(element));

it('data is at least 12:1 and above its header, links, tags and meta are at least 4.5:1, in all themes, light and dark, selected or not [contrast-of-lists]', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = themeStyleSheet();
  const { className } = document.body;
  onTestFinished(() => {
    style.remove();
    document.body.className = className;
  });
  const { host, remove } = await draw(
    <MemoryRouter>
      <DataTable
        rows={[{ id: 'a' }, { id: 'b' }]}
        rowId={({ id }) => id}
        label="Parcels"
        columns={columns}
        selected={['b']}
        onSelectedChange={() => {}}
      />
    </MemoryRouter>,
  );
  onTestFinished(remove);
  await expect.element(page.getByRole('grid')).toBeVisible();
  const failures: string[] = [];
  let measured = 0;
  for (const { name } of presets)
    for (const scheme of ['light', 'dark']) {
      document.body.className = `vab-theme-${name} vab-scheme-${scheme}`;
      const check = (what: string, ratio: number, least: number) => {
        measured += 1;
        if (ratio < least) failures.push(`${name}, ${scheme}: ${what} has ${ratio.toFixed(2)}, below ${least}`);
      };
      const head = read(host.querySelector('th[aria-colindex="2"]') as Element);
      for (const row of host.querySelectorAll('tbody tr')) {
        const state = row.getAttribute('aria-selected') === 'true' ? 'selected' : 'plain';
        const data = read(row.querySelector('[data-role="data"]') as Element);
        check(`${state} data`, data, 12);
        check(`${state} data against its header`, data / head, 1.2);
        check(`${state} meta`, read(row.querySelector('[data-role="meta"]') as Element), 4.5);
        check(`${state} step`, read(row.querySelector('td button') as Element), 4.5);
        check(`${state} link`, read(row.querySelector('a') as Element), 4.5);
        for (const tone of tones) {
          const tag = [...row.querySelectorAll('td *')].find(
            (each) => each.childElementCount === 0 && each.textContent === tone,
          ) as Element;
          check(`${state} ${tone} tag`, read(tag), 4.5);
          const cell = tag.closest('td') as Element;
          const [a, b] = [parseColor(groundOf(tag)), parseColor(groundOf(cell))];
          const apart = Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b);
          check(`${state} ${tone} tag, its distance from the row`, apart, 12);
        }
      }
    }
  expect(failures).toEqual([]);
  expect(measured).toBe(presets.length * 2 * 2 * (5 + 2 * tones.length));
});
