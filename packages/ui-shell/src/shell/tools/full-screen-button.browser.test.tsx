import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { FullScreenButton } from './full-screen-button';

let drawn: Awaited<ReturnType<typeof draw>> | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await drawn?.remove();
});

test('a refusal of the browser shows a message [full-screen-refused]', async () => {
  const onRefuse = vi.fn();
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new TypeError('Permissions check failed'));
  drawn = await draw(<FullScreenButton onRefuse={onRefuse} />);
  await page.getByRole('button', { name: 'Enter full screen' }).click();
  await vi.waitFor(() => expect(onRefuse).toHaveBeenCalledWith('Failed to enter full screen'));
});

test('the name and icon follow the window, also when the browser leaves full screen', async () => {
  let shown: Element | null = null;
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => shown);
  vi.spyOn(document.documentElement, 'requestFullscreen').mockImplementation(async () => {
    shown = document.documentElement;
    document.dispatchEvent(new Event('fullscreenchange'));
  });
  const onRefuse = vi.fn();
  drawn = await draw(<FullScreenButton onRefuse={onRefuse} />);
  await page.getByRole('button', { name: 'Enter full screen' }).click();
  await expect.element(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  shown = null;
  document.dispatchEvent(new Event('fullscreenchange'));
  await expect.element(page.getByRole('button', { name: 'Enter full screen' })).toBeVisible();
  expect(onRefuse).not.toHaveBeenCalled();
});
