import type { Page } from '@playwright/test';

/** Types into the focused element as a scanner does; event times are synthetic, so the machine's speed does not matter. */
export async function pressScanner(page: Page, text: string, pause = 8): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const release = await holdPage(page);
  let timestamp = Date.now() / 1000;
  const sent: Promise<unknown>[] = [];
  const press = (key: string, typed: string, code = 0) => {
    timestamp += pause / 1000;
    const facts = { key, code: code ? key : '', timestamp, windowsVirtualKeyCode: code };
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: typed, ...facts }));
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...facts }));
  };
  for (const sign of text) press(sign, sign);
  press('Enter', '\r', 13);
  // The browser answers in order and without the page, so that all keys are on their way to it by then.
  await session.send('Page.getNavigationHistory');
  await release();
  await Promise.all(sent);
  await session.detach();
}

/** Blocks the page's main thread until the returned function is called: on a busy machine keys arrive with pauses that no scanner makes. */
async function holdPage(page: Page): Promise<() => Promise<void>> {
  const address = '**/held-page';
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, (route) => released.then(() => route.fulfill({ body: '' })));
  const requested = page.waitForRequest(address);
  const held = page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/held-page', false);
    request.send();
  });
  await requested;
  return async () => {
    release();
    await held;
    await page.unroute(address);
  };
}
