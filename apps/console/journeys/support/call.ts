import type { Page } from '@playwright/test';

/** Makes a call as whoever is signed in on a page; gives the response's data. */
export async function call<Data>(page: Page, path: string, data?: object): Promise<Data> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const response = data
    ? await page.request.post(path, { headers: { token }, data })
    : await page.request.get(path, { headers: { token } });
  return ((await response.json()) as { data: Data }).data;
}
