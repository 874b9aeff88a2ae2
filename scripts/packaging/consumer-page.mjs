import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../lib/chromium.mjs';
import { serveFiles } from '../lib/serve-files.mjs';

/** Opens the built consumer in Chromium; throws unless the shell stands around a page drawn in the theme's paint and nothing was logged as an error. */
export async function checkInChromium(folder) {
  const server = createServer(serveFiles(folder));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.getByRole('heading', { name: 'Built from tarballs' }).waitFor();
    await page.getByRole('navigation').first().waitFor();
    const button = page.getByRole('button', { name: 'It works' });
    const fill = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    if (fill === 'rgba(0, 0, 0, 0)') errors.push('The primary button has no fill: the theme did not arrive.');
    if (errors.length > 0) throw new Error(errors.join('\n'));
  } finally {
    await browser.close();
    server.close();
  }
}
