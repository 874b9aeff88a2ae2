import { Profiler, useEffect } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleNav } from '../../../testing/example-shell/example-nav';
import { ExampleShell, ExampleSurroundings } from '../../../testing/example-shell/example-shell';
import { layoutWalk } from '../../../testing/example-shell/layout-walk';
import { mount, painted } from '../../../testing/example-shell/mount';
import { applyTheme } from '../../theme/apply-theme';
import { createThemeStore, type ThemeStore } from '../../theme/create-theme-store';
import { themeNames } from '../../theme/presets';
import { defaultThemeSettings, layoutNames } from '../../theme/theme-settings';
import { size } from '../../theme/tokens';
import { ShellLayout } from './shell-layout';
import { useLayoutSettings } from './use-layout-settings';

const show: typeof mount = (element) => {
  const shown = mount(element);
  onTestFinished(shown.unmount);
  return shown;
};
const find = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;
const container = () => find('[data-app-container]');

afterEach(() => page.viewport(1440, 900));

describe('one outlet for all layouts', () => {
  it.each([
    ['1 theme', themeNames.slice(0, 1)],
    ['7 themes @release', themeNames],
  ])(
    'a page keeps mount, draft, scroll and embedded frame over all 30 layout changes in 2 languages and %s [six-layouts-switched-at-runtime]',
    async (_, themes) => {
      const counts = { mounts: 0, unmounts: 0, loads: 0 };
      const content = <CountedPage counts={counts} />;
      const walk = layoutWalk();
      expect(new Set(walk.slice(1).map((to, index) => `${walk[index]} ${to}`)).size).toBe(30);

      const { render } = show(<ExampleShell>{content}</ExampleShell>);
      await expect.poll(() => counts.loads).toBe(1);
      const main = find('main');
      find<HTMLTextAreaElement>('textarea').value = '200 辆集装箱';
      find('[data-box]').scrollTop = 700;
      const frame = find<HTMLIFrameElement>('iframe').contentWindow;

      const looks = ['zh', 'en'].flatMap((language) => themes.map((themeName) => ({ language, themeName })));
      for (const { language, themeName } of looks)
        for (const layout of walk) {
          render(
            <ExampleShell layout={layout} language={language} themeName={themeName}>
              {content}
            </ExampleShell>,
          );
          expect(find('[data-layout]').dataset.layout).toBe(layout);
          expect(find('main')).toBe(main);
          expect(find<HTMLTextAreaElement>('textarea').value).toBe('200 辆集装箱');
          expect(find('[data-box]').scrollTop).toBe(700);
        }
      await painted();
      expect(find<HTMLIFrameElement>('iframe').contentWindow).toBe(frame);
      expect(counts).toEqual({ mounts: 1, unmounts: 0, loads: 1 });
    },
  );

  it('in all layouts there is one main, one header, one footer, and every navigation has a unique name', () => {
    const { render } = show(<ExampleShell />);
    for (const layout of layoutNames) {
      render(<ExampleShell layout={layout} />);
      for (const landmark of ['main', 'header', 'footer']) expect(document.querySelectorAll(landmark)).toHaveLength(1);
      const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'));
      expect(new Set(names).size).toBe(names.length);
      expect(names.every(Boolean)).toBe(true);
    }
  });
});

describe('theme', () => {
  it('a change of theme or background renders no React component and paints the new colours', () => {
    const store = createThemeStore({ storage: null });
    let commits = 0;
    show(
      <ExampleSurroundings>
        <Profiler id="shell" onRender={() => (commits += 1)}>
          <ConnectedShell store={store} />
        </Profiler>
      </ExampleSurroundings>,
    );
    onTestFinished(applyTheme(store));
    const before = commits;
    const active = find('aside [data-state="active"]');
    const colour = () => getComputedStyle(active).getPropertyValue('--wb-color-menu-active');
    const seen = new Set<string>();
    for (const themeName of themeNames)
      for (const background of ['vab-background', 'none'] as const) {
        store.set({ themeName, background });
        expect(document.body.classList.contains(`vab-theme-${themeName}`)).toBe(true);
        expect(document.body.classList.contains('vab-background')).toBe(background === 'vab-background');
        seen.add(colour());
      }
    expect(commits).toBe(before);
    expect(seen.size).toBe(8);
  });
});

describe('geometry', () => {
  const widthOf = (selector: string) => find(selector).getBoundingClientRect();

  it('side 266 px open and 64 folded, header 60, tabs bar 50; the page takes its place at once', () => {
    const { render } = show(<ExampleShell layout="vertical" />);
    expect(container().getBoundingClientRect().left).toBe(266);
    expect(widthOf('header').height).toBe(60);
    render(<ExampleShell layout="vertical" collapse />);
    expect(container().getBoundingClientRect().left).toBe(64);
    render(<ExampleShell layout="column" columnStyle="horizontal" collapse />);
    expect(container().getBoundingClientRect().left).toBe(83);
    render(<ExampleShell layout="horizontal" />);
    expect(container().getBoundingClientRect().left).toBe(0);
    expect(widthOf('header > div').width).toBeCloseTo(widthOf('header').width * 0.92, 0);
    render(<ExampleShell layout="common" />);
    expect(widthOf('header').left).toBe(0);
    expect(container().getBoundingClientRect().top).toBe(60);
  });

  it('folding is final in the first frame: the page moves once', async () => {
    const { render } = show(<ExampleShell layout="vertical" />);
    render(<ExampleShell layout="vertical" collapse />);
    const lefts = new Set<number>();
    const end = performance.now() + 400;
    while (performance.now() < end) {
      lefts.add(container().getBoundingClientRect().left);
      await new Promise(requestAnimationFrame);
    }
    expect([...lefts]).toEqual([64]);
  });

  it('a fixed header stays, another scrolls away with the tabs [header-fixed-or-not]', () => {
    const tall = <div style={{ height: 3000 }} />;
    const { render } = show(<ExampleShell>{tall}</ExampleShell>);
    container().scrollTop = 500;
    expect(widthOf('header').top).toBe(0);
    render(<ExampleShell fixedHeader={false}>{tall}</ExampleShell>);
    expect(widthOf('header').top).toBe(-500);
    render(
      <ExampleShell fixedHeader={false} layout="common">
        {tall}
      </ExampleShell>,
    );
    expect(widthOf('header').top).toBe(0);
  });

  it.each(layoutNames)('layout %s: sticky elements and scroll targets of a page are below the fixed bars', (layout) => {
    const tall = <div style={{ height: 3000 }} />;
    const content = (
      <>
        <div data-mark style={{ position: 'sticky', top: size('fixedTop'), height: 20 }} />
        {tall}
        <button type="button">Stop</button>
        {tall}
      </>
    );
    const { render } = show(<ExampleShell layout={layout} />);
    for (const fixedHeader of [true, false])
      for (const maximised of [false, true])
        for (const showTabs of [true, false]) {
          render(
            <ExampleShell layout={layout} fixedHeader={fixedHeader} maximised={maximised} showTabs={showTabs}>
              {content}
            </ExampleShell>,
          );
          const bottomOf = (bar: Element | null | undefined) => bar?.getBoundingClientRect().bottom ?? 0;
          const covered = () =>
            Math.max(
              container().getBoundingClientRect().top,
              bottomOf(document.querySelector('header')),
              bottomOf(document.querySelector('nav[aria-label="标签页"]')?.parentElement),
            );
          const when = JSON.stringify({ fixedHeader, maximised, showTabs });
          container().scrollTop = 500;
          expect(find('[data-mark]').getBoundingClientRect().top, when).toBe(covered());
          container().scrollTop = 5500;
          find('main button').scrollIntoView({ block: 'start' });
          expect(find('main button').getBoundingClientRect().top, when).toBe(covered());
          container().scrollTop = 0;
        }
  });

  it('nothing shifts on load', async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: 'layout-shift' });
    show(<ExampleShell />);
    await new Promise((resolve) => setTimeout(resolve, 400));
    observer.disconnect();
    expect(shifts).toEqual([]);
  });

  it('back to top appears after 200 px and brings the container to its top [back-to-top-at-container]', async () => {
    show(
      <ExampleShell>
        <div style={{ height: 3000 }} />
      </ExampleShell>,
    );
    expect(find('[aria-label="回到顶部"]').dataset.state).toBe('hidden');
    container().scrollTop = 900;
    await expect.poll(() => find('[aria-label="回到顶部"]').dataset.state).toBe('shown');
    find('[aria-label="回到顶部"]').click();
    await expect.poll(() => container().scrollTop).toBe(0);
  });
});

describe('column layout', () => {
  it('folds its second column for a noColumn page only as long as it is shown', () => {
    const { render } = show(<ExampleShell />);
    render(<ExampleShell noColumn />);
    expect(container().getBoundingClientRect().left).toBe(64);
    render(<ExampleShell />);
    expect(container().getBoundingClientRect().left).toBe(266);
  });

  it('a click on a top entry opens its first page', async () => {
    const went: string[] = [];
    show(<ExampleShell onNavigate={(to) => went.push(to)} />);
    await userEvent.click(page.getByRole('link', { name: '推广', exact: true }));
    expect(went).toEqual(['/promotion/promotionCenter']);
    await expect.element(page.getByRole('navigation', { name: '推广菜单' })).toBeVisible();
  });
});

it.each([
  ['column', '帮助菜单'],
  ['comprehensive', '主菜单'],
] as const)(
  'in the %s layout a top entry with nothing but outside addresses shows them and leaves the page where it is',
  async (layout, menu) => {
    const went: string[] = [];
    show(<ExampleShell layout={layout} onNavigate={(to) => went.push(to)} />);
    await userEvent.click(page.getByRole('button', { name: '帮助', exact: true }));
    const list = page.getByRole('navigation', { name: menu });
    await expect.element(list.getByRole('link', { name: /联系/ })).toBeVisible();
    expect(went).toEqual([]);
    const sections = page.getByRole('navigation', { name: '一级菜单' });
    await userEvent.click(sections.getByRole('link', { name: '运单', exact: true }));
    expect(went).toEqual(['/order/quickOrder']);
    await expect.element(page.getByRole('link', { name: '快速下单' }).first()).toBeVisible();
  },
);

describe('phone', () => {
  it('below 992 px the layout is the vertical one whatever is set, and returns above [below-992-px-vertical-back] [992-px]', async () => {
    show(<ExampleShell layout="horizontal" />);
    await page.viewport(991, 800);
    await expect.poll(() => find('[data-layout]').dataset.layout).toBe('vertical');
    await page.viewport(992, 800);
    await expect.poll(() => find('[data-layout]').dataset.layout).toBe('horizontal');
  });

  it('starts folded; the open bar covers the page, which is inert; mask, Escape and choosing fold it [phone-side-bar-folds-after-navigation]', async () => {
    await page.viewport(390, 844);
    const went: string[] = [];
    show(<ExampleShell onNavigate={(to) => went.push(to)} />);
    const state = () => find('[data-layout]').dataset.state;
    const open = () => userEvent.click(page.getByRole('button', { name: '展开侧边栏' }));
    await expect.poll(state).toBe('folded');
    expect(container().getBoundingClientRect().left).toBe(0);

    await open();
    expect(state()).toBe('open');
    expect(container().inert).toBe(true);
    find('[aria-label="关闭菜单"]').click();
    await expect.poll(state).toBe('folded');

    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(state).toBe('folded');

    await open();
    await userEvent.click(page.getByRole('link', { name: '快速下单' }));
    expect(went).toEqual(['/order/quickOrder']);
    expect(state()).toBe('folded');
  });

  it('nothing is wider than a phone of 390 px, in either language', async () => {
    await page.viewport(390, 844);
    const { render } = show(<ExampleShell />);
    for (const language of ['zh', 'en']) {
      render(<ExampleShell language={language} />);
      expect(container().scrollWidth).toBe(390);
    }
  });
});

describe('skip link', () => {
  it('is the first stop and brings the focus to the page', async () => {
    show(<ExampleShell />);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('跳到正文');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(find('main'));
  });
});

describe('a page of a section that is not in the menu', () => {
  it('takes the second column away in the column layout, and shows the whole menu in the comprehensive one', () => {
    const links = () =>
      [...document.querySelectorAll('aside nav:not([aria-label="一级菜单"]) [data-path]')]
        .filter((entry) => entry.checkVisibility({ visibilityProperty: true }))
        .map((entry) => (entry as HTMLElement).dataset.path);
    const { render } = show(<ExampleShell startAt="/order/orderList" />);
    expect(links()).toContain('/order/orderList');
    expect(container().getBoundingClientRect().left).toBe(266);
    render(<ExampleShell key="hidden" startAt="/hidden/page" />);
    expect(links()).toEqual([]);
    expect(container().getBoundingClientRect().left).toBe(64);

    render(<ExampleShell key="comprehensive" layout="comprehensive" startAt="/hidden/page" />);
    expect(links()).not.toContain('/order/orderList');
    expect(links()).toContain('/order');
    expect(container().getBoundingClientRect().left).toBe(266);
  });

  it.each(['column', 'comprehensive'] as const)(
    'leaves every section of the %s layout unmarked [hidden-section-highlights-no-other]',
    async (layout) => {
      const currents = () => [...document.querySelectorAll('[aria-current]')].map((element) => element.textContent);
      const sections = () => document.querySelector('nav[aria-label="一级菜单"]');
      const { render } = show(<ExampleShell layout={layout} startAt="/order/orderList" />);
      const side = find('aside').textContent;
      expect(sections()?.querySelectorAll('[data-state="active"]')).toHaveLength(1);

      render(<ExampleShell key="hidden" layout={layout} startAt="/hidden/page" />);
      expect(currents()).toEqual([]);
      expect(sections()?.querySelectorAll('[data-state="active"]')).toHaveLength(0);
      expect(find('aside').textContent).not.toBe('');
      expect(side).not.toBe('');
    },
  );
});

it.each(['vertical', 'column'] as const)(
  'a page of the same entry draws the menu of the %s layout no second time',
  (layout) => {
    const logo = vi.fn(() => null);
    const settings = { ...defaultThemeSettings(), title: 'Example', layout };
    const slots = { logo };
    const at = (path: string, search: string) => (
      <ExampleSurroundings>
        <ShellLayout {...{ settings, slots }} nodes={exampleNav} place={{ path, search }} onCollapseChange={() => {}}>
          page
        </ShellLayout>
      </ExampleSurroundings>
    );
    const { render } = show(at('/order/orderList', '?page=1'));
    const before = logo.mock.calls.length;
    render(at('/order/orderList', '?page=2'));
    expect(logo).toHaveBeenCalledTimes(before);
    render(at('/order/orderTrack', ''));
    expect(logo.mock.calls.length).toBeGreaterThan(before);
  },
);

describe('outlet beside a changing choice', () => {
  it('hiding tabs and changing the slots leaves the page mounted', async () => {
    const counts = { mounts: 0, unmounts: 0, loads: 0 };
    const content = <CountedPage counts={counts} />;
    const { render } = show(<ExampleShell>{content}</ExampleShell>);
    for (const showTabs of [false, true]) render(<ExampleShell showTabs={showTabs}>{content}</ExampleShell>);
    await painted();
    expect(counts).toMatchObject({ mounts: 1, unmounts: 0 });
  });
});

interface Counts {
  mounts: number;
  unmounts: number;
  loads: number;
}

function CountedPage({ counts }: { counts: Counts }) {
  useEffect(() => {
    counts.mounts += 1;
    return () => {
      counts.unmounts += 1;
    };
  }, [counts]);
  const handleLoad = () => {
    counts.loads += 1;
  };
  return (
    <div>
      <textarea aria-label="draft" />
      <div data-box style={{ height: 100, overflow: 'auto' }}>
        <div style={{ height: 2000 }} />
      </div>
      <iframe title="frame" srcDoc="<p>frame</p>" onLoad={handleLoad} />
    </div>
  );
}

function ConnectedShell({ store }: { store: ThemeStore }) {
  return (
    <ShellLayout
      settings={useLayoutSettings(store)}
      nodes={exampleNav}
      place={{ path: '/order/orderList' }}
      onCollapseChange={(collapse) => store.set({ collapse })}
    >
      page
    </ShellLayout>
  );
}
