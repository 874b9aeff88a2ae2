import type { Page } from '@playwright/test';

/** Waits until nothing has come from the network for half a second; the call by which a window waits for news of its account is always under way. */
export async function whenQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe({ type: 'resource' });
      }),
  );
}
