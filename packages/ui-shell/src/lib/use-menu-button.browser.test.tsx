import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { Menu, MenuItem } from '../shell/tools/menu-parts';
import { createLazyPart, type LazyPart } from './create-lazy-part';
import { MenuRoot } from './menu-root';
import { type ButtonMenuProps, useMenuButton } from './use-menu-button';

let drawn: Awaited<ReturnType<typeof draw>> | undefined;
afterEach(() => drawn?.remove());

function OneItem({ panel, ...root }: ButtonMenuProps) {
  return (
    <MenuRoot {...root}>
      <Menu {...panel}>
        <MenuItem onSelect={() => {}}>Item</MenuItem>
      </Menu>
    </MenuRoot>
  );
}

function Tool({ part }: { part: LazyPart<ButtonMenuProps> }) {
  const { Menu: Shown, menuProps, buttonProps } = useMenuButton(part);
  return (
    <>
      <button type="button" {...buttonProps}>
        Tool
      </button>
      {Shown && <Shown {...menuProps} />}
    </>
  );
}

async function open() {
  const requests: { arrive: () => void; fail: () => void }[] = [];
  const part = createLazyPart<ButtonMenuProps>(
    () =>
      new Promise((resolve, reject) => {
        requests.push({ arrive: () => resolve(OneItem), fail: () => reject(new Error('offline')) });
      }),
  );
  drawn = await draw(
    <>
      <Tool part={part} />
      <button type="button">after</button>
    </>,
  );
  return requests;
}
const tool = page.getByRole('button', { name: 'Tool' });
const menu = page.getByRole('menu', { name: 'Tool' });

test('nothing is fetched before the pointer enters or the focus arrives, and then once', async () => {
  const requests = await open();
  expect(requests).toHaveLength(0);
  await tool.hover();
  expect(requests).toHaveLength(1);
  await tool.click();
  expect(requests).toHaveLength(1);
});

for (const key of ['{Enter}', ' ', '{ArrowDown}'])
  test(`"${key}" before the code is here opens the menu on arrival; the button is the same and keeps the focus`, async () => {
    const requests = await open();
    const before = tool.element() as HTMLElement;
    before.focus();
    await userEvent.keyboard(key);
    await expect.element(tool).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(tool).toHaveAttribute('aria-expanded', 'false');
    await expect.element(tool).toHaveFocus();
    requests[0]?.arrive();
    await expect.element(menu).toBeVisible();
    expect(before.isConnected).toBe(true);
    expect(before.getAttribute('aria-expanded')).toBe('true');
    expect(before.getAttribute('aria-controls')).toBe(menu.element().id);
    await expect.element(page.getByRole('menuitem')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(tool).toHaveFocus();
    await expect.element(tool).toHaveAttribute('aria-expanded', 'false');
  });

test('a menu does not take the focus back after the user has moved on', async () => {
  const requests = await open();
  (tool.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Tab}');
  requests[0]?.arrive();
  await expect.element(page.getByText('after')).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(menu.query()).toBeNull();
});

test('a fetch that fails opens nothing, and the next click tries again', async () => {
  const requests = await open();
  await tool.click();
  requests[0]?.fail();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await tool.click();
  expect(requests).toHaveLength(2);
  requests[1]?.arrive();
  await expect.element(menu).toBeVisible();
  await tool.click();
  await expect.element(menu).not.toBeInTheDocument();
});
