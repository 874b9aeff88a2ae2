import type { Page, Request } from '@playwright/test';
import { leavesOut } from './support/conditions/leaves-out';
import type { Control } from './support/control';
import { type Frame, framesOf, recordFrames } from './support/frames';
import { expect, journey } from './support/journey';
import { tablePages } from './support/pages';
import { signIn } from './support/sign-in';

const tableAddresses = tablePages.filter(({ address }) => !address.startsWith('/error/'));
const addresses = (guarded: boolean) =>
  tableAddresses.filter((page) => page.guarded === guarded).map(({ address }) => address);
const pages = [...addresses(false), '/order/orderList?page=2'];
const tables = addresses(true);
const links = [...pages, ...tables];
const unknown = ['/no/such/page', '/order/none', '/constructor', '/setting/none'];

/** Opens the address as a first visit, waits for the screen, and returns the painted frames. */
async function visit(page: Page, address: string, end: Frame['shows'][number]): Promise<Frame[]> {
  await page.goto('about:blank');
  const underWay = new Set<Request>();
  const begin = (request: Request) => void underWay.add(request);
  const finish = (request: Request) => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', finish).on('requestfailed', finish);
  try {
    await page.goto(`/#${address}`);
  } catch (cause) {
    const urls = [...underWay].map((request) => request.url()).join(', ') || 'nothing';
    throw new Error(`${address} did not load; still under way: ${urls}`, { cause });
  } finally {
    page.off('request', begin).off('requestfinished', finish).off('requestfailed', finish);
  }
  await expect.poll(async () => (await framesOf(page)).at(-1)?.shows, { intervals: [20] }).toContain(end);
  return framesOf(page);
}

const wrong = (frames: Frame[], never: Frame['shows'], look: Partial<Frame> = {}) =>
  frames.filter(
    (frame) =>
      frame.shows.some((sign) => never.includes(sign)) ||
      (look.theme !== undefined && frame.theme !== look.theme) ||
      (look.ground !== undefined && frame.ground !== look.ground) ||
      (look.lang !== undefined && !frame.lang.startsWith(look.lang)) ||
      (look.words !== undefined && frame.words !== 'none' && frame.words !== look.words),
  );

/** A slow server, which makes a short flash long enough to be recorded. */
const slow = { path: '*', delayMs: 120 };
const slowDown = (control: Control) => control.fault(slow);

const usual = { theme: 'vab-theme-blue-black vab-scheme-light', lang: 'zh', words: 'zh' } as const;

for (const { chosen, tag } of [
  { chosen: links.filter((_, place) => place % 4 === 0), tag: [] },
  { chosen: links, tag: '@release' },
])
  journey(
    `${chosen.length} deep links of someone signed in paint no login, 403 or 404 on the way [home-order-promotion-routes]`,
    { tag },
    async ({ page, control }) => {
      await signIn(page);
      await recordFrames(page);
      await slowDown(control);
      for (const address of chosen)
        expect(wrong(await visit(page, address, 'shell'), ['login', '403', '404'], usual), address).toEqual([]);
    },
  );

journey('refused, denied and unknown addresses paint only their own screen @release', async ({ page, control }) => {
  await recordFrames(page);
  await slowDown(control);
  for (const address of ['/', ...tables.slice(0, 2), '/order/orderList'])
    expect(wrong(await visit(page, address, 'login'), ['shell', '403', '404', 'table'], usual), address).toEqual([]);
  // This account fails every guard of the table.
  await control.account({ username: 'editor', permissions: [] });
  await signIn(page, 'editor');
  for (const address of tables)
    expect(wrong(await visit(page, address, '403'), ['login', '404', 'shell', 'table'], usual), address).toEqual([]);
  for (const address of unknown)
    expect(wrong(await visit(page, address, '404'), ['login', '403', 'shell', 'table'], usual), address).toEqual([]);
});

journey(
  'an expired token paints no login while it is refreshed, and nothing but login when it cannot be @release',
  async ({ page, control }) => {
    await signIn(page);
    await recordFrames(page);
    await slowDown(control);
    for (const address of ['/order/orderList', '/vab/permission', '/index']) {
      await control.expireAll();
      expect(wrong(await visit(page, address, 'shell'), ['login', '403', '404'], usual), address).toEqual([]);
    }
    // A page that is still open would refresh the token while that is possible.
    await page.goto('about:blank');
    await control.expireAll();
    await control.clearFaults();
    await control.fault([{ ...slow, path: '/refreshToken', code: 500 }, slow]);
    // The refresh is tried four times, over some 8 s.
    const frames = await visit(page, '/order/orderList', 'login');
    expect(wrong(frames, ['shell', '403', '404'], usual)).toEqual([]);
  },
);

journey('another language and theme apply from the first frame [body-classes]', async ({ page, control }) => {
  await signIn(page);
  await page.evaluate(() => {
    const settings = { language: 'en', themeName: 'green-white', background: 'vab-background' };
    localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings }));
  });
  await recordFrames(page);
  await slowDown(control);
  const look = { theme: 'vab-theme-green-white vab-scheme-light vab-background', lang: 'en', words: 'en' } as const;
  for (const address of ['/index', '/order/orderList', '/promotion/userList', '/vab/table/customTable'])
    expect(wrong(await visit(page, address, 'shell'), ['login', '403', '404'], look), address).toEqual([]);
  expect(wrong(await visit(page, '/no/such/page', '404'), ['login', '403', 'shell'], look)).toEqual([]);
});

for (const [scheme, device, shown, ground] of [
  ['light', 'dark', 'light', 'rgb(246, 248, 249) light'],
  ['dark', 'light', 'dark', 'rgb(14, 17, 21) dark'],
  ['system', 'dark', 'dark', 'rgb(14, 17, 21) dark'],
  ['system', 'light', 'light', 'rgb(246, 248, 249) light'],
] as const)
  journey(
    `a cold start in the scheme ${scheme} on a ${device} device paints no frame of another scheme [no-frame-another-scheme]`,
    {
      tag: scheme === 'dark' ? [] : '@release',
      ...leavesOut({ 'forced-colours': 'the system chooses the ground' }),
    },
    async ({ page, control }) => {
      await page.emulateMedia({ colorScheme: device });
      await page.goto('/offline.css');
      await page.evaluate((chosen) => {
        localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: { scheme: chosen } }));
      }, scheme);
      await recordFrames(page);
      await slowDown(control);
      const look = { theme: `vab-theme-blue-black vab-scheme-${shown}`, ground };
      expect(wrong(await visit(page, '/order/orderList', 'login'), ['shell', '403', '404'], look)).toEqual([]);
      await control.clearFaults();
      await signIn(page);
      await slowDown(control);
      for (const address of ['/index', '/order/orderList'])
        expect(wrong(await visit(page, address, 'shell'), ['login', '403', '404'], look), address).toEqual([]);
      expect(wrong(await visit(page, '/no/such/page', '404'), ['login', '403', 'shell'], look)).toEqual([]);
    },
  );

journey('rights that were taken away meanwhile paint no page they opened @release', async ({ page, control }) => {
  await signIn(page);
  await recordFrames(page);
  await slowDown(control);
  expect(wrong(await visit(page, '/vab/table/customTable', 'table'), ['login', '403', '404'], usual)).toEqual([]);
  await control.account({ username: 'admin', roles: ['Editor'], admin: false });
  expect(wrong(await visit(page, '/vab/table/customTable', '403'), ['login', '404', 'table'], usual)).toEqual([]);
});
