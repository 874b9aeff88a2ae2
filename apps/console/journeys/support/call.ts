import type { Page } from '@playwright/test';

/** Makes a call with the session of a page and returns the response's data. */
export async function call<Data>(page: Page, path: string, data?: object): Promise<Data> {
  return (await ask<Data>(page, path, data)).data;
}

/** Makes a call with the session of a page and returns the response's code, 200 on success. */
export async function codeOf(page: Page, path: string, data?: object): Promise<number> {
  return (await ask(page, path, data)).code;
}

async function ask<Data>(page: Page, path: string, data?: object): Promise<{ code: number; data: Data }> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const response = data
    ? await page.request.post(path, { headers: { token }, data })
    : await page.request.get(path, { headers: { token } });
  return (await response.json()) as { code: number; data: Data };
}
