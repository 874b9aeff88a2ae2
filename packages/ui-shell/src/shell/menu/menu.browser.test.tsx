import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { manyEntries } from '../../../testing/example-shell/example-nav';
import { ExampleShell } from '../../../testing/example-shell/example-shell';
import { mount, painted } from '../../../testing/example-shell/mount';

const show: typeof mount = (element) => {
  const shown = mount(element);
  onTestFinished(shown.unmount);
  return shown;
};
const press = (keys: string) => userEvent.keyboard(keys);
const here = () => document.activeElement as HTMLElement;
const entry = (path: string) => document.querySelector(`[data-path="${path}"]`) as HTMLElement;

afterEach(() => page.viewport(1440, 900));

it('of 2,000 entries only those in view are in the document, and all can be reached by keys', async () => {
  show(<ExampleShell layout="vertical" nodes={manyEntries(4, 500)} startAt="/g1/e250" />);
  await painted();
  const drawn = () => document.querySelectorAll('aside [data-path]').length;
  expect(drawn()).toBeLessThan(80);
  expect(entry('/g1/e250').dataset.state).toBe('active');
  const box = entry('/g1/e250').getBoundingClientRect();
  expect(box.top).toBeGreaterThan(60);
  expect(box.bottom).toBeLessThan(900);

  entry('/g1/e250').focus();
  await press('{End}');
  expect(here().dataset.path).toBe('/g3');
  await press('{Home}');
  expect(here().dataset.path).toBe('/g0');
  await press('Entry 1-499');
  expect(here().dataset.path).toBe('/g1/e499');
  expect(drawn()).toBeLessThan(80);
});

it('forces no layout to bring the active entry into view before the first paint', async () => {
  const places = vi.spyOn(Element.prototype, 'scrollTop', 'get');
  onTestFinished(() => places.mockRestore());
  show(<ExampleShell layout="vertical" />);
  await new Promise(requestAnimationFrame);
  expect(entry('/order')).not.toBeNull();
  expect(places).not.toHaveBeenCalled();
});

it('groups open by default as configured, and several stay open at once [groups-open-by-default-several]', async () => {
  show(<ExampleShell layout="vertical" />);
  const expanded = () =>
    [...document.querySelectorAll('[aria-expanded="true"][data-path]')].map((group) => group.getAttribute('data-path'));
  expect(expanded()).toEqual(['/order', '/vab', '/vab/table']);
  await userEvent.click(page.getByRole('button', { name: '推广' }));
  expect(expanded()).toEqual(['/order', '/promotion', '/vab', '/vab/table']);
});

it('the current entry is announced, its dot has a text, an outside entry announces a new window [external-entries-new-window]', async () => {
  show(<ExampleShell layout="vertical" />);
  await expect.element(page.getByRole('link', { name: '运单列表 有新内容' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(page.getByRole('button', { name: '帮助' }));
  const manual = page.getByRole('link', { name: '操作手册 在新窗口打开' });
  await expect.element(manual).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(manual).toHaveAttribute('target', '_blank');
  await expect.element(manual).toHaveAttribute('href', 'https://example.com/manual');
});

it('a click on the current entry navigates again, so that the view reloads [click-on-current-entry-reloads]', async () => {
  const went: string[] = [];
  show(<ExampleShell layout="vertical" onNavigate={(to) => went.push(to)} />);
  entry('/order/orderList').click();
  expect(went).toEqual(['/order/orderList']);
});

it('a folded bar opens its groups by hover, click and key, one at a time, and closes them again', async () => {
  show(<ExampleShell layout="vertical" collapse />);
  const panels = () =>
    [...document.querySelectorAll('[role="group"] nav')].map((nav) => nav.getAttribute('aria-label'));
  await userEvent.hover(entry('/vab'));
  await expect.poll(panels).toEqual(['组件菜单']);
  await userEvent.hover(entry('/order'));
  await expect.poll(panels).toEqual(['运单菜单']);
  await userEvent.hover(document.querySelector('main') as HTMLElement);
  await expect.poll(panels).toEqual([]);

  await userEvent.click(entry('/promotion'));
  await expect.poll(panels).toEqual(['推广菜单']);
  await expect.poll(() => here().dataset.path).toBe('/promotion/promotionCenter');
  await press('{Escape}');
  await expect.poll(panels).toEqual([]);
  expect(here().dataset.path).toBe('/promotion');
  await press('{ArrowRight}');
  await expect.poll(panels).toEqual(['推广菜单']);
  await expect.poll(() => here().dataset.path).toBe('/promotion/promotionCenter');
  await press('{ArrowLeft}');
  expect(here().dataset.path).toBe('/promotion');
});

it('an icon of the folded bar shows its name to mouse and keyboard, until they leave or press Escape', async () => {
  const plain = { path: '/plain', title: 'Plain', children: [] };
  show(<ExampleShell layout="vertical" collapse nodes={[plain, ...manyEntries(1, 2)]} startAt="/g0/e0" />);
  const tip = () => document.querySelector('[role="tooltip"]');
  const link = entry('/plain');
  await userEvent.hover(link);
  await expect.poll(() => tip()?.textContent).toBe('Plain');
  await userEvent.hover(document.querySelector('main') as HTMLElement);
  await expect.poll(tip).toBeNull();
  await press('{Shift}');
  link.focus();
  await expect.poll(tip).not.toBeNull();
  await press('{Escape}');
  await expect.poll(tip).toBeNull();
  expect(here()).toBe(link);
});

it('a flyout of more than 18 entries scrolls [more-than-18-children-scroll]', async () => {
  await page.viewport(1440, 1000);
  show(<ExampleShell layout="vertical" collapse nodes={manyEntries(2, 19)} startAt="/g0/e0" />);
  await userEvent.click(entry('/g1'));
  await expect.poll(() => document.querySelector('[role="group"] nav')).not.toBeNull();
  const nav = document.querySelector('[role="group"] nav') as HTMLElement;
  expect(nav.scrollHeight).toBeGreaterThan(nav.clientHeight);
});

it('the horizontal menu moves entries without space into a group, at every width', async () => {
  show(<ExampleShell layout="horizontal" nodes={manyEntries(14, 2)} startAt="/g13/e0" />);
  for (const width of [1920, 1440, 1000]) {
    await page.viewport(width, 800);
    await painted();
    await painted();
    const nav = document.querySelector('header nav') as HTMLElement;
    const edge = nav.getBoundingClientRect().right;
    const shown = [...nav.querySelectorAll<HTMLElement>('[data-path]')].filter((item) =>
      item.checkVisibility({ visibilityProperty: true }),
    );
    for (const item of shown) expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.length).toBeLessThan(15);
    expect(entry('#more').dataset.state).toBe('within');
  }
  await userEvent.click(page.getByRole('button', { name: '更多' }));
  await expect.poll(() => here().closest('[role="group"]')).not.toBeNull();
  await userEvent.click(page.getByRole('link', { name: 'Entry 13-1' }));
  await expect.poll(() => document.querySelector('[role="group"]')).toBeNull();
});
