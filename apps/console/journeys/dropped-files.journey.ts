import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { openShellPage } from './support/pages';
import { openSignedIn } from './support/sign-in';

/** Drops a file of the computer at a point of the window, as the browser gets it from the desktop. */
async function dropFile(page: Page, file: string, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  await session.detach();
}

const pages = ['/setting/personalCenter', '/vab/controls', '/order/orderImport', '/order/quickOrder', '/index'];

journey(
  'a file that is dropped beside its zone, or on a page without one, does not leave the page [file-beside-zone-is-caught]',
  async ({ page }, testInfo) => {
    const file = testInfo.outputPath('papers.txt');
    writeFileSync(file, 'papers');
    await openSignedIn(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const width = await page.evaluate(() => innerWidth);
    for (const address of pages) {
      await openShellPage(page, address);
      // The header, and the page beside its heading.
      for (const y of [30, 140]) await dropFile(page, file, width * 0.625, y);
      await expect(page.getByText('没有虚线框的页面不接收文件').first()).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    }
  },
);
