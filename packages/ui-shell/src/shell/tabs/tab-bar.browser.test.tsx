import axe from 'axe-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loneColours } from '../../../testing/look/lone-colours';
import { uncertifiedWords } from '../../../testing/look/uncertified-words';
import { type DeskOptions, mountDesk, painted } from '../../../testing/tabs-desk/mount-desk';
import { whenStill } from '../../../testing/when-still';

function desk(options: Partial<DeskOptions> = {}, paths = ['/home', '/a', '/b', '/c']) {
  const made = mountDesk({ renderPage: (tab) => <p>{tab.key}</p>, locale: 'en', ...options });
  onTestFinished(made.unmount);
  for (const path of paths) made.visit(path, path === '/home' ? { noClosable: true } : {});
  return made;
}
const link = (name: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find((each) => each.textContent === name) as HTMLElement;
const names = () => [...document.querySelectorAll('nav a')].map((each) => each.textContent);
const activeName = () => document.querySelector('nav a[aria-current="page"]')?.textContent;
const focusedName = () => document.activeElement?.textContent;
const items = () =>
  [...document.querySelectorAll('[role="menuitem"]')].map(
    (item) => `${item.hasAttribute('data-disabled') ? '-' : '+'}${item.textContent}`,
  );
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
  await painted();
};

it.each(['card', 'smart', 'smooth'] as const)(
  'in style %s the active tab differs by more than its colour, also under the pointer and if it cannot be closed',
  async (tabsBarStyle) => {
    const { visit } = desk({ tabsBarStyle });
    await painted();
    const bar = document.querySelector('nav') as HTMLElement;
    expect(loneColours(bar)).toEqual([]);
    await userEvent.hover(link('c'));
    expect(loneColours(bar)).toEqual([]);
    visit('/home', { noClosable: true });
    await painted();
    expect(loneColours(bar)).toEqual([]);
    await userEvent.hover(link('home'));
    expect(loneColours(bar)).toEqual([]);
    await userEvent.hover(link('c'));
    await userEvent.hover(page.getByRole('button', { name: 'Close c' }));
    expect(uncertifiedWords(bar)).toEqual([]);
  },
);

it.each(['card', 'smart', 'smooth'] as const)(
  'in style %s the close button and the pin are targets of at least 24 px in every density, clear of the title [tab-close-is-target]',
  async (tabsBarStyle) => {
    const { store } = desk({ tabsBarStyle });
    store.pin('/c', true);
    onTestFinished(() => document.body.classList.remove('vab-density-compact', 'vab-density-roomy'));
    for (const density of ['default', 'compact', 'roomy']) {
      document.body.classList.remove('vab-density-compact', 'vab-density-roomy');
      document.body.classList.add(`vab-density-${density}`);
      await painted();
      for (const name of ['Close a', 'Unpin c']) {
        const button = document.querySelector(`[aria-label="${name}"]`) as HTMLElement;
        const box = button.getBoundingClientRect();
        const title = button.parentElement?.querySelector('bdi')?.getBoundingClientRect();
        expect(Math.min(box.width, box.height), density).toBeGreaterThanOrEqual(24);
        expect(box.left, density).toBeGreaterThanOrEqual(title?.right ?? Number.POSITIVE_INFINITY);
      }
    }
  },
);

describe('by mouse', () => {
  it('a click goes to a tab, a click on the active one reloads its page, a middle click closes [click-on-active-tab-reloads]', async () => {
    const { store, went } = desk();
    await painted();
    await userEvent.click(link('a'));
    expect(activeName()).toBe('a');
    expect(went.at(-1)).toBe('/a');
    const instance = () => store.state.list.tabs.find(({ key }) => key === '/a')?.instance;
    const before = instance();
    await userEvent.click(link('a'));
    expect(instance()).not.toBe(before);
    link('b').dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    await painted();
    expect(names()).toEqual(['home', 'a', 'c']);
    await userEvent.click(page.getByRole('button', { name: 'Close a' }));
    expect(activeName()).toBe('c');
    expect(went.at(-1)).toBe('/c');
  });

  it('both menus disable commands without effect, and the right-click menu first shows the clicked tab [close-others-left-right-all]', async () => {
    const { went } = desk();
    await painted();
    await userEvent.click(page.getByRole('button', { name: 'Tab actions' }));
    await painted();
    await expect.poll(items).toContain('-Close to the right');
    expect(items()).toContain('+Close to the left');
    await press('{Escape}');
    await userEvent.click(link('home'), { button: 'right' });
    await painted();
    await expect
      .poll(() => items().slice(2, 7))
      .toEqual(['-Close', '+Close others', '-Close to the left', '+Close to the right', '+Close all']);
    await press('{Escape}');
    await userEvent.click(link('a'), { button: 'right' });
    await painted();
    await userEvent.click(page.getByRole('menuitem', { name: 'Close to the right' }));
    await painted();
    expect(names()).toEqual(['home', 'a']);
    expect(activeName()).toBe('a');
    expect(went.at(-1)).toBe('/a');
  });

  it('the menus pin a tab and bring back a closed one; the pin on the tab lets it go [pinned-tabs-stay] [closed-tab-comes-back]', async () => {
    const { store, went } = desk();
    await painted();
    await userEvent.click(link('home'), { button: 'right' });
    await expect.poll(items).toContain('-Pin');
    expect(items()).toContain('-Reopen closed tab');
    await press('{Escape}');
    await userEvent.click(link('c'), { button: 'right' });
    await userEvent.click(page.getByRole('menuitem', { name: 'Pin' }));
    await expect.poll(names).toEqual(['home', 'c (pinned)', 'a', 'b']);
    expect(page.getByRole('button', { name: 'Close c' }).elements()).toEqual([]);
    link('c (pinned)').dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    await userEvent.click(link('b'), { button: 'right' });
    await userEvent.click(page.getByRole('menuitem', { name: 'Close all' }));
    await expect.poll(names).toEqual(['home', 'c (pinned)']);
    await userEvent.click(page.getByRole('button', { name: 'Tab actions' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Reopen closed tab' }));
    await expect.poll(names).toEqual(['home', 'c (pinned)', 'a']);
    expect(went.at(-1)).toBe('/a');
    await userEvent.click(page.getByRole('button', { name: 'Unpin c' }));
    await expect.poll(names).toEqual(['home', 'c', 'a']);
    expect(store.state.list.active).toBe('/a');
    await painted();
  });

  it('opens in a new window through a link that gives the window no opener', async () => {
    desk();
    await painted();
    await userEvent.click(link('b'), { button: 'right' });
    await painted();
    const item = page.getByRole('menuitem', { name: 'Open in new window' });
    await expect.element(item).toHaveAttribute('href', '#/b');
    await expect.element(item).toHaveAttribute('target', '_blank');
    await expect.element(item).toHaveAttribute('rel', 'noopener');
    await press('{Escape}');
  });

  it('a drag moves a tab behind the pointer and does not count as a click', async () => {
    desk();
    await painted();
    const from = link('a').getBoundingClientRect();
    const to = link('c').getBoundingClientRect();
    const fire = (type: string, x: number, target: EventTarget = window) =>
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientX: x, clientY: from.top + 5, button: 0, pointerType: 'mouse' }),
      );
    fire('pointerdown', from.left + 5, link('a'));
    fire('pointermove', from.left + 40);
    fire('pointermove', to.right - 5);
    await painted();
    expect(link('a').closest('li')?.dataset.dragged).toBe('true');
    fire('pointerup', to.right - 5);
    link('a').click();
    await painted();
    expect(names()).toEqual(['home', 'b', 'c', 'a']);
    expect(activeName()).toBe('c');
  });

  it('a drag moves a tab along a row that begins at the right', async () => {
    document.documentElement.dir = 'rtl';
    try {
      desk();
      await painted();
      const from = link('a').getBoundingClientRect();
      const to = link('c').getBoundingClientRect();
      expect(to.left).toBeLessThan(from.left);
      const fire = (type: string, x: number, target: EventTarget = window) =>
        target.dispatchEvent(
          new PointerEvent(type, { bubbles: true, clientX: x, clientY: from.top + 5, button: 0, pointerType: 'mouse' }),
        );
      fire('pointerdown', from.right - 5, link('a'));
      fire('pointermove', from.right - 40);
      fire('pointermove', to.left + 5);
      await painted();
      fire('pointerup', to.left + 5);
      await painted();
      expect(names()).toEqual(['home', 'b', 'c', 'a']);
    } finally {
      document.documentElement.dir = '';
    }
  });
});

describe('many tabs', () => {
  const many = ['/home', ...Array.from({ length: 30 }, (_, n) => `/order-${n}`)];
  const row = () => document.querySelector('nav') as HTMLElement;

  it('the active tab is scrolled into view; wheel and arrow buttons scroll the row and nothing else', async () => {
    const { store } = desk({}, many);
    await painted();
    const inView = (name: string) => {
      const frame = row().getBoundingClientRect();
      const box = link(name).getBoundingClientRect();
      return box.left >= frame.left && box.right <= frame.right + 1;
    };
    await expect.poll(() => inView('order-29')).toBe(true);
    expect(inView('home')).toBe(false);
    store.go('/home');
    await expect.poll(() => inView('home')).toBe(true);
    row().dispatchEvent(new WheelEvent('wheel', { deltaY: 300, bubbles: true, cancelable: true }));
    await expect.poll(() => row().scrollLeft).toBeGreaterThan(200);
    await userEvent.click(page.getByRole('button', { name: 'Scroll tabs left' }));
    await expect.poll(() => row().scrollLeft).toBe(0);
    expect(document.documentElement.scrollTop).toBe(0);
  });
});

describe('by keyboard alone', () => {
  it('every task of the bar can be done', async () => {
    const { store } = desk();
    await painted();
    link('c').focus();
    await press('{ArrowLeft}');
    expect(focusedName()).toBe('b');
    await press('{Home}');
    expect(focusedName()).toBe('home');
    await press('{End}');
    expect(focusedName()).toBe('c');
    expect([...document.querySelectorAll('nav a[tabindex="0"]')].map((each) => each.textContent)).toEqual(['c']);

    await press('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    expect(names()).toEqual(['home', 'a', 'c', 'b']);
    expect(focusedName()).toBe('c');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('c moved to position 3 of 4');
    await press('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    expect(names()).toEqual(['home', 'a', 'b', 'c']);

    await press('{ArrowLeft}{Enter}');
    expect(activeName()).toBe('b');
    link('b').focus();
    const instance = () => store.state.list.tabs.find(({ key }) => key === '/b')?.instance;
    const before = instance();
    await press('{Enter}');
    expect(instance()).not.toBe(before);

    link('a').focus();
    await press('{Delete}');
    expect(names()).toEqual(['home', 'b', 'c']);
    expect(focusedName()).toBe('b');

    await press('{Shift>}{F10}{/Shift}');
    await expect.poll(() => items().length).toBeGreaterThan(5);
    await press('{ArrowDown}');
    expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
    await press('{Escape}');
    await expect.poll(() => focusedName()).toBe('b');

    await press('{ContextMenu}');
    await expect.poll(() => items().length).toBeGreaterThan(5);
    await press('Close o');
    await expect.poll(() => focusedName()).toBe('Close others');
    await press('{Enter}');
    await expect.poll(names).toEqual(['home', 'b']);
    await expect.poll(() => focusedName()).toBe('b');

    await press('{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tab actions');
  });

  it('P pins and unpins, Delete ignores a pinned tab, Ctrl+Z reopens the last closed tab [pinned-tabs-stay] [closed-tab-comes-back]', async () => {
    desk();
    await painted();
    const announcement = () => document.querySelector('[role="status"]')?.textContent;
    link('home').focus();
    await press('p');
    expect(names()).toEqual(['home', 'a', 'b', 'c']);
    link('b').focus();
    expect(link('b').getAttribute('aria-keyshortcuts')).toBe('Delete P Shift+F10');
    await press('p');
    expect(names()).toEqual(['home', 'b (pinned)', 'a', 'c']);
    expect(focusedName()).toBe('b (pinned)');
    expect(announcement()).toBe('b is pinned');
    await press('{Delete}');
    expect(names()).toEqual(['home', 'b (pinned)', 'a', 'c']);
    await press('p');
    expect(announcement()).toBe('b is no longer pinned');
    await press('{Delete}');
    expect(names()).toEqual(['home', 'a', 'c']);
    await press('{Control>}z{/Control}');
    expect(names()).toEqual(['home', 'b', 'a', 'c']);
    expect(focusedName()).toBe('b');
    expect(activeName()).toBe('b');
  });

  it('the dropdown menu opens, acts and gives the focus back; maximise and restore', async () => {
    const { store } = desk();
    await painted();
    (document.querySelector('button[aria-label="Tab actions"]') as HTMLElement).focus();
    await press('{Enter}');
    await expect.poll(() => items().length).toBeGreaterThan(5);
    await press('Maximise');
    await press('{Enter}');
    expect(store.state.maximised).toBe(true);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Tab actions');
    await press('{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Restore layout');
    await press('{Enter}');
    expect(store.state.maximised).toBe(false);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tab actions');
  });
});

describe('accessibility', () => {
  for (const tabsBarStyle of ['card', 'smart', 'smooth'] as const)
    it(`axe finds nothing in the ${tabsBarStyle} bar and its menus${tabsBarStyle === 'card' ? '' : ' @release'}`, async () => {
      const { store } = desk({ tabsBarStyle });
      store.markUnsaved('/c', true);
      store.pin('/a', true);
      await painted();
      const findings = async () =>
        (
          await axe.run(document.body, { resultTypes: ['violations'], rules: { region: { enabled: false } } })
        ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      await whenStill();
      expect(await findings()).toEqual([]);
      await userEvent.click(link('b'), { button: 'right' });
      await expect.poll(() => items().length).toBeGreaterThan(5);
      await whenStill();
      expect(await findings()).toEqual([]);
      await press('{Escape}');
      await userEvent.click(page.getByRole('button', { name: 'Tab actions' }));
      await expect.poll(() => items().length).toBeGreaterThan(5);
      await whenStill();
      expect(await findings()).toEqual([]);
      await press('{Escape}');
    });
});

it('the bar has no button to maximise, only the one that leaves it [tools-in-menu-on-phone] [maximise-in-tab-menus]', async () => {
  onTestFinished(() => page.viewport(1440, 900));
  const { store } = desk();
  for (const width of [1440, 390]) {
    store.maximise(false);
    await page.viewport(width, 844);
    await painted();
    await expect.element(page.getByRole('button', { name: /Maximise|Restore/ })).not.toBeInTheDocument();
    store.maximise(true);
    await expect.element(page.getByRole('button', { name: 'Restore layout' })).toBeVisible();
  }
});
