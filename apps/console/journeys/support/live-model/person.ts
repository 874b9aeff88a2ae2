import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Account, openSignedIn } from '../sign-in';
import { whenSettled } from './screen';

/** A user on a separate computer with one or two windows, one of them active. */
export interface Person {
  readonly name: Account;
  readonly context: BrowserContext;
  readonly windows: Page[];
  /** Errors that the pages threw. */
  readonly trouble: string[];
}

/** Signs a user in at the list of orders; resolves when the list is shown. */
export async function createPerson(browser: Browser, baseURL: string, name: Account): Promise<Person> {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const trouble: string[] = [];
  context.on('weberror', (error) => trouble.push(`${name}: ${error.error().message}`));
  const page = await context.newPage();
  await openSignedIn(page, name, '/#/order/orderList');
  await whenSettled(page);
  return { name, context, windows: [page], trouble };
}

/** The active window. */
export function windowOf({ windows }: Person): Page {
  const [page] = windows;
  if (!page) throw new Error('Somebody has closed every window.');
  return page;
}

/** Opens a further window at the list, in which the person works from then on. */
export async function openWindow(person: Person): Promise<void> {
  const page = await person.context.newPage();
  await page.goto('/#/order/orderList');
  await whenSettled(page);
  person.windows.unshift(page);
}
