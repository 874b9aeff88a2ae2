import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleNav } from '../../../testing/example-shell/example-nav';
import { ExampleShell } from '../../../testing/example-shell/example-shell';
import { mount } from '../../../testing/example-shell/mount';
import type { NavNode } from '../../nav/nav-node';
import type { LayoutName } from '../../theme/theme-settings';

const leavesOf = (nodes: readonly NavNode[]): string[] =>
  nodes.flatMap(({ path, children }) => (children.length > 0 ? leavesOf(children) : [path]));
const everyEntry = [...leavesOf(exampleNav)].sort();
const press = async (keys: string) => {
  if (keys !== '') await userEvent.keyboard(keys);
};
const here = () => document.activeElement as HTMLElement;
const navOf = (name: string) => document.querySelector(`nav[aria-label="${name}"]`);
const isGroup = () => here().hasAttribute('aria-expanded');

let opened: Set<string>;
const keepOutside = (event: Event) => {
  const link = (event.target as HTMLElement).closest('a');
  if (link?.rel.includes('noopener')) {
    event.preventDefault();
    opened.add(link.getAttribute('href') ?? '');
  }
};
beforeEach(() => {
  opened = new Set();
  window.addEventListener('click', keepOutside);
});
afterEach(() => window.removeEventListener('click', keepOutside));

const show = (layout: LayoutName) =>
  onTestFinished(mount(<ExampleShell layout={layout} startAt="/index" onNavigate={(to) => opened.add(to)} />).unmount);

async function tabInto(name: string) {
  for (let tries = 0; tries < 40; tries++) {
    if (navOf(name)?.contains(here())) return;
    await press('{Tab}');
  }
  throw new Error(`The Tab key did not reach "${name}".`);
}

/** Walks from the first line to the last, unfolds groups and opens every entry. */
async function walkTree() {
  await press('{Home}');
  for (let before: HTMLElement | undefined; before !== here(); ) {
    before = here();
    const open = isGroup() ? (before.getAttribute('aria-expanded') === 'false' ? '{ArrowRight}' : '') : '{Enter}';
    await press(`${open}{ArrowDown}`);
  }
}

/** For each leaf of the open menu, the presses that lead to it from the first line. */
async function pathsToLeaves(next: string): Promise<string[]> {
  const paths: string[] = [];
  await press('{Home}');
  const first = here();
  for (let [before, path] = [undefined as HTMLElement | undefined, '']; before !== here(); path += next) {
    before = here();
    if (!isGroup()) paths.push(path);
    await press(next);
    if (here() === first) break;
  }
  return paths;
}

/** Each has the same kind of menu as another layout. */
const releaseAlone = ['common', 'comprehensive', 'float'];

for (const layout of ['vertical', 'common'] as const)
  it(`with the keyboard alone every entry of the ${layout} layout can be opened${releaseAlone.includes(layout) ? ' @release' : ''}`, async () => {
    show(layout);
    await tabInto('主菜单');
    await walkTree();
    expect([...opened].sort()).toEqual(everyEntry);
  });

for (const [layout, inner] of [
  ['column', '菜单'],
  ['comprehensive', ''],
] as const)
  it(`with the keyboard alone every entry of the ${layout} layout can be opened${releaseAlone.includes(layout) ? ' @release' : ''}`, async () => {
    show(layout);
    const titles = ['首页', '运单', '推广', '组件', '帮助'];
    for (const [index, title] of titles.entries()) {
      here().blur();
      await tabInto('一级菜单');
      await press('{Home}');
      await press((layout === 'column' ? '{ArrowDown}' : '{ArrowRight}').repeat(index));
      await press('{Enter}');
      here().blur();
      await tabInto(layout === 'column' ? `${title}${inner}` : '主菜单');
      await walkTree();
    }
    expect([...opened].sort()).toEqual(everyEntry);
  });

for (const layout of ['horizontal', 'float'] as const)
  it(`with the keyboard alone every entry of the ${layout} layout can be opened${releaseAlone.includes(layout) ? ' @release' : ''}`, async () => {
    show(layout);
    const [along, into] = layout === 'horizontal' ? ['{ArrowRight}', '{ArrowDown}'] : ['{ArrowDown}', '{ArrowRight}'];
    for (let index = 0; index < exampleNav.length; index++) {
      here().blur();
      await tabInto('主菜单');
      await press('{Home}');
      await press(along.repeat(index));
      const top = here().dataset.path;
      const open = async () => {
        await expect.poll(() => here().dataset.path).toBe(top);
        await press(into);
        await expect.poll(() => here().closest('[role="group"]')).not.toBeNull();
      };
      await open();
      for (const [turn, path] of (await pathsToLeaves(layout === 'float' ? '{ArrowRight}' : '{ArrowDown}')).entries()) {
        if (turn > 0) await open();
        await press(`{Home}${path}{Enter}`);
      }
    }
    expect([...opened].sort()).toEqual(everyEntry);
  });
