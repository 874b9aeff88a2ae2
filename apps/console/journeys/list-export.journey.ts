import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { openSignedIn } from './support/sign-in';

const orders = '/#/order/orderList';

/** Chooses an export and returns the downloaded file. */
async function exportAs(page: Page, choice: RegExp) {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog', { name: '导出' }).getByRole('button', { name: choice }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), path: await download.path() };
}

journey(
  'all that match are exported to XLSX page by page, with the columns as they are shown [export-all-matches-page-by-page]',
  async ({ page }) => {
    await openSignedIn(
      page,
      'admin',
      `${orders}?category=ebike&sort=fee&order=desc&columns=orderNo&columns=fee&columns=createdAt`,
    );
    await expect(recordsOf(page, '运单列表').nth(4)).toBeVisible();
    const total = Number(/\d+/.exec((await page.getByText(/^共 \d+ 条$/).textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThan(20);
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/order/getList'))
        requests.push(`${searchParams.get('page')} ${searchParams.get('pageSize')}`);
    });
    const { name, path } = await exportAs(page, /全部.*XLSX/);
    expect(name).toMatch(/^运单列表 \d{4}-\d\d-\d\d\.xlsx$/);
    const [titles, ...rows] = await readSheet(path);
    expect(titles).toEqual(['运单号', '运费', '下单时间']);
    expect(rows).toHaveLength(total);
    const fees = rows.map(([, fee]) => Number(fee));
    expect(fees).toEqual([...fees].sort((one, other) => other - one));
    expect(rows[0]?.[2]).toBeInstanceOf(Date);
    expect(requests[0]).toBe('1 100');
  },
);

journey(
  'the page in view is exported to CSV with a byte order mark and the words of the screen [export-page-csv-with-byte] @smoke',
  async ({ page }) => {
    await openSignedIn(page, 'admin', `${orders}?columns=orderNo&columns=status`);
    await expect(recordsOf(page, '运单列表').nth(4)).toBeVisible();
    const { name, path } = await exportAs(page, /本页导出为 CSV/);
    expect(name).toMatch(/\.csv$/);
    const text = await readFile(path, 'utf8');
    expect(text.startsWith('﻿运单号,状态\r\n')).toBe(true);
    expect(text.trim().split('\r\n').slice(1)).toHaveLength(await recordsOf(page, '运单列表').count());
    expect(text).toContain(',待接单\r\n');
  },
);

journey(
  'an export shows how far it is, is cancelled without a file, and another one can follow [export-is-cancelled-with-progress]',
  async ({ page }) => {
    await openSignedIn(page, 'admin', orders);
    await expect(recordsOf(page, '运单列表').nth(4)).toBeVisible();
    const held: (() => void)[] = [];
    await page.route(/pageSize=100/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => {});
    });
    const files: string[] = [];
    page.on('download', (download) => files.push(download.suggestedFilename()));
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page
      .getByRole('dialog', { name: '导出' })
      .getByRole('button', { name: /全部 .* XLSX/ })
      .click();
    await expect(page.getByRole('progressbar', { name: '正在导出' })).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('button', { name: '取消导出' }).click();
    await expect(page.getByRole('button', { name: '导出', exact: true })).toBeVisible();
    for (const release of held) release();
    await page.unroute(/pageSize=100/);
    const { name } = await exportAs(page, /全部 .* CSV/);
    expect(files).toEqual([name]);
  },
);
