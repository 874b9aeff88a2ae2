import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { createNotices } from './create-notices';
import type { NoticeItem } from './notice-item';
import { NoticePopover } from './notice-popover';

let drawn: Awaited<ReturnType<typeof draw>> | undefined;
afterEach(() => drawn?.remove());

const bell = page.getByRole('button', { name: /^Messages/ });
const popover = page.getByRole('dialog', { name: 'Messages' });
const open = (notices = createNotices({ items: { notice: [{ notice: 'One' }] } }), props = {}) =>
  draw(
    <div style={{ padding: '300px 40px 0 700px' }}>
      <button type="button">before</button>
      <NoticePopover notices={notices} {...props} />
      <button type="button">after</button>
    </div>,
  ).then((next) => {
    drawn = next;
  });

test('hovering opens it, 300 px wide, and leaving closes it [popover-300-px]', async () => {
  await open();
  await bell.hover();
  await expect.element(popover).toBeVisible();
  expect(popover.element().getBoundingClientRect().width).toBe(300);
  await page.getByRole('button', { name: 'before' }).hover();
  await expect.element(popover).not.toBeInTheDocument();
});

test('a click keeps it when the pointer leaves, a second click closes it', async () => {
  await open();
  await bell.click();
  await page.getByText('before').hover();
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect.element(popover).toBeVisible();
  await bell.click();
  await expect.element(popover).not.toBeInTheDocument();
});

test('the keyboard opens it by arriving, walks in with Tab, and comes back with Escape', async () => {
  await open();
  (page.getByText('before').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(popover).toBeVisible();
  await expect.element(bell).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tab', { name: 'Notices' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});

test('pressed by a key it leads inside, also where it is open already', async () => {
  await open();
  (page.getByText('before').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('tab', { name: 'Notices' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(bell).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('tab', { name: 'Notices' })).toHaveFocus();
});

test('Tab at its end moves to the next control of the header', async () => {
  await open();
  (page.getByText('before').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(popover).toBeVisible();
  for (let stop = 0; stop < 4; stop += 1) await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('after')).toHaveFocus();
  await expect.element(popover).not.toBeInTheDocument();
});

test('switching the tab loads again, and a late response of the other list is ignored', async () => {
  const requests: string[] = [];
  const answers: Record<string, (items: NoticeItem[]) => void> = {};
  const notices = createNotices({
    source: (kind) => {
      requests.push(kind);
      return new Promise((resolve) => {
        answers[`${kind}${requests.length}`] = resolve;
      });
    },
  });
  await open(notices);
  await bell.click();
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByRole('tab', { name: 'Notices' }).click();
  await vi.waitFor(() => expect(requests.filter((kind) => kind === 'notice').length).toBeGreaterThan(1));
  const [first, last] = [requests.indexOf('notice') + 1, requests.lastIndexOf('notice') + 1];
  answers[`notice${last}`]?.([{ notice: 'Newest' }]);
  await expect.element(page.getByText('Newest')).toBeVisible();
  answers[`notice${first}`]?.([{ notice: 'Stale' }]);
  await expect.element(page.getByText('Newest')).toBeVisible();
  await expect.element(page.getByText('Stale')).not.toBeInTheDocument();
});

test('clearing empties both lists and the badge and shows a message [notices-clear]', async () => {
  const onCleared = vi.fn();
  await open(createNotices({ items: { notice: [{ notice: 'One' }], email: [{ email: 'Two' }] } }), { onCleared });
  await expect.element(bell).toHaveAccessibleName('Messages 2');
  await bell.click();
  await page.getByRole('button', { name: 'Clear messages' }).click();
  await expect.element(page.getByText('No messages')).toBeVisible();
  await expect.element(bell).toHaveAccessibleName('Messages');
  expect(onCleared).toHaveBeenCalledWith('Messages cleared');
});

test('a clear that the server rejects keeps everything and shows a message', async () => {
  const onClearFailed = vi.fn();
  const clear = () => Promise.reject(new Error('503'));
  await open(createNotices({ items: { notice: [{ notice: 'One' }] }, clear }), { onClearFailed });
  await bell.click();
  await page.getByRole('button', { name: 'Clear messages' }).click();
  await vi.waitFor(() => expect(onClearFailed).toHaveBeenCalledTimes(1));
  await expect.element(page.getByText('One')).toBeVisible();
});

test('Escape closes a popover opened by a click, wherever the focus is', async () => {
  await open();
  await bell.click();
  await expect.element(popover).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
});

test('clearing from the keyboard keeps the popover and the focus in it, to show that nothing is left', async () => {
  await open(createNotices({ items: { notice: [{ notice: 'One' }], email: [] } }));
  (page.getByText('before').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(popover).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Clear messages' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No messages')).toBeVisible();
  expect(popover.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});
