import type { BrowserContext, Page, Route } from '@playwright/test';
import { seed } from '../../../scripts/lib/testing/rounds-of';
import type { Control } from './support/control';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { createRandom } from './support/random';
import { openSignedIn } from './support/sign-in';

/** `WAYBILL_CHAOS=5` plays five times as many rounds, `WAYBILL_SEED=...` repeats a run. */
const turns = Number(process.env.WAYBILL_CHAOS ?? 1);

/** The moment of the fault: before the server receives the refresh, or after it has issued the new token and the response is under way. */
const moments = ['before the server hears', 'after the server has answered'] as const;

/** A fault of a window; may return a function that repairs it after the other window was checked. */
type Blow = (page: Page, context: BrowserContext) => Promise<undefined | (() => Promise<void>)>;

const blows: Record<string, Blow> = {
  'is reloaded': async (page) => {
    await page.reload();
    return undefined;
  },
  'is closed': async (page) => {
    await page.close();
    return undefined;
  },
  crashes: async (page) => {
    const crashed = page.waitForEvent('crash');
    const control = await page.context().newCDPSession(page);
    control.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
    return undefined;
  },
  'loses the network for a moment': async (_, context) => {
    await context.setOffline(true);
    await new Promise((go) => setTimeout(go, 700));
    await context.setOffline(false);
    return undefined;
  },
  'is frozen': async (page) => {
    const control = await page.context().newCDPSession(page);
    await control.send('Page.setWebLifecycleState', { state: 'frozen' });
    return async () => void (await control.send('Page.setWebLifecycleState', { state: 'active' }));
  },
};

/** Calls the server once, as the person's next click would. */
const click = (page: Page, path: string) => page.evaluate((to) => window.location.assign(`#${to}`), path);

async function expectSignedIn(page: Page, path: string, what: string): Promise<void> {
  // Calls without a network have failed and offer a retry.
  const retry = page.getByRole('button', { name: '重试' });
  const row = recordsOf(page).first();
  await expect(row.or(retry).first(), what).toBeVisible();
  if (await retry.isVisible()) await retry.click();
  await expect(row, what).toBeVisible();
  expect(new URL(page.url()).hash, what).toBe(`#${path}`);
}

interface Round {
  context: BrowserContext;
  control: Control;
  blow: Blow;
  moment: (typeof moments)[number];
  random: () => number;
  what: string;
}

/** Two windows, a token that has expired, one of them in the middle of its refresh. */
async function play({ context, control, blow, moment, random, what }: Round): Promise<void> {
  const windows = [await context.newPage(), await context.newPage()];
  for (const window of windows) {
    await window.goto('/#/index');
    await expect(window.getByRole('main')).toBeVisible();
  }
  const [hit, other] = (random() < 0.5 ? windows : windows.reverse()) as [Page, Page];
  let struck: ReturnType<Blow> | undefined;
  const strike = async (route: Route) => {
    await context.unroute('**/refreshToken', strike);
    // A request over a connection that the server just closed is sent again.
    if (moment === moments[1]) await route.fetch({ maxRetries: 1 });
    await new Promise((go) => setTimeout(go, random() * 60));
    struck = blow(hit, context);
    await route.abort().catch(() => {});
  };
  await context.route('**/refreshToken', strike);
  await control.expireAll();
  await click(hit, '/promotion/userList');
  if (random() < 0.5) await click(other, '/order/orderList');
  await expect.poll(() => struck !== undefined, { message: what }).toBe(true);
  const makeGood = await struck;
  await click(other, '/order/orderList');
  await expectSignedIn(other, '/order/orderList', `${what}: the other window`);
  await makeGood?.();
  if (!hit.isClosed()) await expectSignedIn(hit, '/promotion/userList', `${what}: the window itself`);
  await Promise.all(windows.map((window) => window.close()));
}

// The network may fail before a page's code has loaded; the page then offers a retry.
journey.use({ provoked: /PageLoadError/ });

/** The others run before a release. */
const usualBlows = ['is reloaded'];

for (const [name, blow] of Object.entries(blows)) {
  journey(
    `a window that ${name} in the middle of a refresh keeps the session [refresh-under-reload-close-crash]`,
    { tag: usualBlows.includes(name) ? [] : '@release' },
    async ({ page, context, control }) => {
      journey.setTimeout(300_000 * turns);
      const random = createRandom(seed);
      await openSignedIn(page);
      await page.close();
      for (let turn = 0; turn < turns; turn += 1) {
        // One moment of the two is enough for a run: both are tried by the thorough one.
        for (const moment of turns > 1 ? moments : [moments[Math.floor(random() * 2)] ?? moments[0]]) {
          const what = `${moment}, WAYBILL_SEED=${seed}`;
          await play({ context, control, blow, moment, random, what });
        }
      }
    },
  );
}
