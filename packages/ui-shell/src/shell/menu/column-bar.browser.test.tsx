import { afterEach, expect, it, onTestFinished } from 'vitest';
import { draw } from '../../../testing/draw';
import { ShellRouterProvider } from '../../nav/shell-router';
import { type NavSource, toNavTree } from '../../nav/to-nav-tree';
import { columnStyles } from '../../theme/theme-settings';
import { ColumnBar, columnBarWidth } from './column-bar';
import { TopTabs } from './top-tabs';

const router = { location: { path: '/', search: '', hash: '' }, navigate: () => {}, href: (to: string) => to };
const section = (title: string, children: NavSource[] = []) => ({ path: `/${title}`, nav: { title }, children });

afterEach(() => document.documentElement.removeAttribute('lang'));

const titles = {
  zh: ['运单', '推广中心'],
  en: ['Orders', 'Promotion', 'Error pages'],
  de: ['Bestellungen', 'Einstellungen', 'Benutzerverwaltung', 'Über uns'],
  ar: ['الطلبات', 'قائمة المستخدمين', 'الإعدادات'],
};

const shown = Object.entries(titles).flatMap(([lang, words]) =>
  columnStyles.map((columnStyle) => ({ lang, words, columnStyle })),
);

it.each(shown)(
  'column style $columnStyle in $lang: every title stands within its tile, uncut, and as large when it is chosen [english-titles-fit-cells-column]',
  async ({ lang, words, columnStyle }) => {
    Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    const nodes = toNavTree(words.map((title) => section(title)));
    const bar = (active?: string) => (
      <ShellRouterProvider router={router}>
        <div style={{ width: columnBarWidth(columnStyle) }}>
          <ColumnBar {...{ nodes, active, columnStyle }} label="Sections" />
        </div>
      </ShellRouterProvider>
    );
    const drawn = await draw(bar());
    onTestFinished(drawn.remove);
    const measured = (title: string) => {
      const cell = drawn.host.querySelector(`[data-path="/${title}"]`) as HTMLElement;
      const text = cell.querySelector('span > span') as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(text);
      return { cell, text, words: range.getBoundingClientRect() };
    };
    for (const title of words) {
      await drawn.show(bar());
      const rest = measured(title).text.getBoundingClientRect();
      await drawn.show(bar(`/${title}`));
      const { cell, text, words: inked } = measured(title);
      expect(text.scrollHeight, title).toBeLessThanOrEqual(text.clientHeight + 1);
      const tile = getComputedStyle(cell, '::before');
      const box = cell.getBoundingClientRect();
      expect(inked.left).toBeGreaterThanOrEqual(box.left + Number.parseFloat(tile.left) - 0.5);
      expect(inked.right).toBeLessThanOrEqual(box.right - Number.parseFloat(tile.right) + 0.5);
      expect(inked.top).toBeGreaterThanOrEqual(box.top);
      expect(inked.bottom).toBeLessThanOrEqual(box.bottom);
      expect(text.getBoundingClientRect()).toEqual(rest);
    }
  },
);

it('no word of nine letters or fewer is broken in English', async () => {
  document.documentElement.lang = 'en';
  for (const columnStyle of columnStyles) {
    const drawn = await draw(
      <ShellRouterProvider router={router}>
        <div style={{ width: columnBarWidth(columnStyle) }}>
          <ColumnBar
            nodes={toNavTree([section('Promotion')])}
            active="/Promotion"
            label="Sections"
            columnStyle={columnStyle}
          />
        </div>
      </ShellRouterProvider>,
    );
    onTestFinished(drawn.remove);
    const text = drawn.host.querySelector('a span > span') as HTMLElement;
    expect(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight), columnStyle).toBe(1);
  }
});

it.each(['column bar', 'text tabs'])(
  'an entry with outside addresses only looks like its neighbours in the %s',
  async (bar) => {
    const outside = section('Help', [{ path: 'https://example.com/help', external: true, nav: { title: 'Help' } }]);
    const nodes = toNavTree([section('Home'), outside, section('Team')]);
    const props = { nodes, active: undefined, label: 'Sections', onShow: () => {} };
    const drawn = await draw(
      <ShellRouterProvider router={router}>
        <div style={bar === 'text tabs' ? { display: 'flex', height: 60 } : { width: 64 }}>
          {bar === 'text tabs' ? <TopTabs {...props} /> : <ColumnBar {...props} columnStyle="card" />}
        </div>
      </ShellRouterProvider>,
    );
    onTestFinished(drawn.remove);
    const [home, help] = [...drawn.host.querySelectorAll<HTMLElement>('[data-path]')];
    expect(help?.tagName).toBe('BUTTON');
    const lookOf = (element: HTMLElement | undefined) => {
      const { backgroundColor, borderTopWidth, fontSize, fontFamily, color, padding, cursor } = getComputedStyle(
        element as HTMLElement,
      );
      const { top, left, width, height } = (element as HTMLElement).getBoundingClientRect();
      const place = bar === 'text tabs' ? { top, height } : { left, width, height };
      return {
        backgroundColor,
        borderTopWidth,
        fontSize,
        fontFamily,
        color,
        padding,
        cursor,
        place,
      };
    };
    expect(lookOf(help)).toEqual(lookOf(home));
  },
);
