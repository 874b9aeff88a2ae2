import type { Browser, Page } from '@playwright/test';
import { openSignedIn } from './sign-in';

/** Signs another account in on another computer and waits until its live connection is open. */
export async function openElsewhere(
  browser: Browser,
  page: Page,
  account: 'admin' | 'editor' | 'agent',
  address: string,
) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'zh-CN' });
  const other = await context.newPage();
  const listens = other.waitForResponse((response) => response.url().includes('/live/events'));
  await openSignedIn(other, account, address);
  await listens;
  return { other, leave: () => context.close() };
}
