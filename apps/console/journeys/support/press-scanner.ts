import type { Page } from '@playwright/test';

/** Types as a scanner does into what has the focus; the keys carry the times of a scanner however slow the machine is. */
export async function pressScanner(page: Page, text: string, pause = 8): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  // None waits for the one before: on a busy machine that alone would be a pause.
  const sent: Promise<unknown>[] = [];
  const press = (key: string, typed: string, code = 0) => {
    timestamp += pause / 1000;
    const facts = { key, code: code ? key : '', timestamp, windowsVirtualKeyCode: code };
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: typed, ...facts }));
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...facts }));
  };
  for (const sign of text) press(sign, sign);
  press('Enter', '\r', 13);
  await Promise.all(sent);
  await session.detach();
}
