// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createToasts } from '../../../../../feedback/create-toasts';
import { createNotices } from '../../../../../shell/notice/create-notices';
import { createThemeStore } from '../../../../../theme/create-theme-store';
import { toolCommands } from './tool-commands';

function open(clear: () => Promise<unknown>, items = [{ notice: 'The roof leaks.' }]) {
  const notices = createNotices({ items: { notice: items }, clear });
  const toasts = createToasts();
  const theme = createThemeStore({ storage: null });
  const find = () => toolCommands({ toasts, theme, tools: [] }, notices).find(({ id }) => id === 'notices.clear');
  return { notices, toasts, theme, find };
}

it('messages can be cleared where there are some and their tool is shown', async () => {
  const clear = vi.fn(async () => undefined);
  const { notices, find } = open(clear);
  await find()?.run?.();
  expect(clear).toHaveBeenCalledOnce();
  expect(notices.state.lists.notice.items).toEqual([]);
  expect(find()).toBeUndefined();
  const hidden = open(clear);
  hidden.theme.settings.showNotice = false;
  expect(hidden.find()).toBeUndefined();
});

it('messages that the server refuses to clear stay, with an error', async () => {
  const { notices, toasts, find } = open(() => Promise.reject(new Error('down')));
  const error = vi.spyOn(toasts, 'error');
  await find()?.run?.();
  expect(error).toHaveBeenCalledOnce();
  expect(notices.state.lists.notice.items).toHaveLength(1);
});
