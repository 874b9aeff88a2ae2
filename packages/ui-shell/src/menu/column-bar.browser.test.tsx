import { expect, it, onTestFinished } from 'vitest';
import { ShellRouterProvider } from '../nav/shell-router';
import { toNavTree } from '../nav/to-nav-tree';
import { draw } from '../testing/draw';
import { columnStyles } from '../theme/theme-settings';
import { ColumnBar, columnBarWidth } from './column-bar';

const nodes = toNavTree(['Order', 'Promotion'].map((title) => ({ path: `/${title}`, nav: { title }, children: [] })));
const router = { location: { path: '/', search: '', hash: '' }, navigate: () => {}, href: (to: string) => to };

it.each(columnStyles)(
  'column style %s: the English title of the active entry stands within its tile, uncut',
  async (columnStyle) => {
    document.documentElement.lang = 'en';
    const drawn = await draw(
      <ShellRouterProvider router={router}>
        <div style={{ width: columnBarWidth(columnStyle) }}>
          <ColumnBar nodes={nodes} active="/Promotion" label="Sections" columnStyle={columnStyle} />
        </div>
      </ShellRouterProvider>,
    );
    onTestFinished(drawn.remove);
    const cell = drawn.host.querySelector('[data-path="/Promotion"]') as HTMLElement;
    const title = cell.querySelector('span') as HTMLElement;
    const tile = getComputedStyle(cell, '::before');
    const box = cell.getBoundingClientRect();
    const words = title.getBoundingClientRect();
    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    expect(words.left).toBeGreaterThanOrEqual(box.left + Number.parseFloat(tile.left));
    expect(words.right).toBeLessThanOrEqual(box.right - Number.parseFloat(tile.right));
  },
);
