import { createHands } from './create-hands.mjs';
import { createServer } from './create-server.mjs';

/** Plays one task on a freshly reset sandbox; a failed task has a reason instead of figures. */
export async function playTask(browser, url, task, way) {
  await fetch(`${url}/__sandbox/reset`, { method: 'POST' });
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    const server = await createServer(url, task.account ?? 'admin');
    await page.goto('/offline.html');
    await page.evaluate((token) => localStorage.setItem('token', token), server.token);
    const given = (await task.prepare?.({ server, page })) ?? {};
    await page.goto(task.from ?? '/#/index');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.getByRole('button', { name: /^消息/ }).waitFor();
    await task.ready?.({ page, ...given });
    const hands = createHands(page);
    const began = performance.now();
    await task[way]({ ...hands, page, ...given });
    await task.done({ page, server, ...given });
    return { presses: hands.presses(), pointers: hands.pointers(), ms: performance.now() - began };
  } catch (error) {
    return { failed: error.message.split('\n').slice(0, 4).join(' ') };
  } finally {
    await context.close();
  }
}
