import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { createRandom } from './support/random';
import { fillLogin } from './support/sign-in';

/** Another seed breaks other places at other moments. */
const seed = Number(process.env.WAYBILL_SEED ?? 1);
const rounds = process.env.WAYBILL_THOROUGH === '1' ? 40 : 2;

/**
 * Breaks local and session storage, IndexedDB, channels and locks, each by its own plan:
 * never, always, from some access on, up to some access, or at random.
 */
function breakStorage(random: () => number) {
  const plan = () => {
    const chosen = Math.floor(random() * 5);
    const turn = Math.floor(random() * 12);
    let count = 0;
    return () => {
      count += 1;
      return [false, true, count > turn, count <= turn, random() < 0.3][chosen] as boolean;
    };
  };
  const refuse = (name: string) => {
    throw new DOMException('Broken by the journey.', name);
  };
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    const [isBlocked, isFull] = [plan(), plan()];
    const store = new Proxy(window[kind], {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (key === 'setItem' && isFull()) refuse('QuotaExceededError');
          return value.apply(target, given);
        };
      },
    });
    Object.defineProperty(window, kind, { get: () => (isBlocked() ? refuse('SecurityError') : store) });
  }
  const [noDatabase, noChannel, isMute, noLock] = [plan(), plan(), plan(), plan()];
  const database = window.indexedDB;
  Object.defineProperty(window, 'indexedDB', { get: () => (noDatabase() ? refuse('SecurityError') : database) });
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      if (noChannel()) refuse('SecurityError');
      super(name);
    }
    override postMessage(message: unknown) {
      if (isMute()) refuse('DataCloneError');
      super.postMessage(message);
    }
  };
  const request = navigator.locks.request.bind(navigator.locks) as (...given: unknown[]) => Promise<unknown>;
  navigator.locks.request = (async (...given: unknown[]) =>
    noLock() ? refuse('SecurityError') : request(...given)) as typeof navigator.locks.request;
}

journey(
  'storage that breaks at random moments: login, work and a refresh continue in this window [storage-faults-at-random-moments]',
  async ({ browser, product, control }) => {
    journey.setTimeout(rounds * 60_000);
    for (let round = seed; round < seed + rounds; round += 1) {
      const what = `WAYBILL_SEED=${round}`;
      const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
      const trouble: string[] = [];
      await context.addInitScript({ content: `(${breakStorage})((${createRandom})(${round}))` });
      const page = await context.newPage();
      page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
          trouble.push(message.text());
      });
      await page.goto('/#/order/orderList');
      await fillLogin(page, 'admin');
      await expect(recordsOf(page).nth(1), what).toBeVisible();
      await control.expireAll();
      await page.evaluate(() => window.location.assign('#/promotion/userList'));
      await expect(recordsOf(page).nth(1), what).toBeVisible();
      await expect(page, what).toHaveURL(/#\/promotion\/userList$/);
      await page.reload();
      // A token that could not be stored leads to a new login; the page is never empty.
      const name = page.locator('#app').getByLabel('用户名', { exact: true });
      await expect(name.or(recordsOf(page).nth(1)).first(), what).toBeVisible();
      if (await name.isVisible()) await fillLogin(page, 'admin');
      await expect(recordsOf(page).nth(1), what).toBeVisible();
      expect(trouble, what).toEqual([]);
      await context.close();
    }
  },
);
