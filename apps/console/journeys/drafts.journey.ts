import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../scripts/lib/chromium.mjs';
import { expect, journey } from './support/journey';
import { fillLogin, openSignedIn, signIn, tabOf } from './support/sign-in';

/** A form of the console: how it is opened, filled, and looked at after the person has come back. */
interface FormCase {
  address: string;
  open: (page: Page) => Promise<void>;
  /** Fields by their labels, and what is typed into them. */
  typed: Readonly<Record<string, string>>;
  within?: string;
  /** Makes the console ask the server. */
  ask: (page: Page) => Promise<void>;
  /** The path that it then asks. */
  call: string;
  /** From where that was, back to the form. Default: it is there. */
  goBack?: (page: Page) => Promise<void>;
}

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click();

const order: FormCase = {
  address: '/#/order/quickOrder',
  open: async (page) => expect(page.getByRole('textbox', { name: '型号' })).toBeVisible(),
  typed: { 型号: '蓝鲸牌子', 备注: '下午四点以后送到北门' },
  ask: (page) => page.evaluate(() => window.location.assign('#/order/orderList')),
  call: '/order/getList',
  goBack: async (page) => {
    await expect(tabOf(page, '订单列表')).toHaveAttribute('aria-current', 'page');
    await tabOf(page, '快速下单').click();
  },
};

const article: FormCase = {
  address: '/#/vab/table/comprehensiveTable',
  open: (page) => page.getByRole('button', { name: '编辑' }).first().click(),
  typed: { 标题: '孔雀蓝的标题', 作者: '秦始皇' },
  within: '[role="dialog"]',
  ask: save,
  call: '/table/doEdit',
};

const newArticle: FormCase = {
  ...article,
  open: (page) => page.getByRole('button', { name: '新增', exact: true }).click(),
};

const row: FormCase = {
  address: '/#/vab/table/inlineEditTable',
  open: (page) => page.getByRole('button', { name: /^编辑/ }).first().click(),
  typed: { 标题: '孔雀绿的标题', 作者: '汉武帝' },
  ask: save,
  call: '/table/doEdit',
};

const forms = { 'the quick order': order, 'an article': article, 'a new article': newArticle, 'a row': row };

const field = (page: Page, { within }: FormCase, label: string) =>
  (within ? page.locator(within) : page.getByRole('main')).getByRole('textbox', { name: new RegExp(label) }).first();

async function type(page: Page, form: FormCase): Promise<void> {
  for (const [label, text] of Object.entries(form.typed)) await field(page, form, label).fill(text);
}

async function expectBack(page: Page, form: FormCase): Promise<void> {
  await expect(page.getByText(/有未保存的内容，填写于/)).toBeVisible();
  await page.getByRole('button', { name: '继续填写' }).click();
  for (const [label, text] of Object.entries(form.typed)) await expect(field(page, form, label)).toHaveValue(text);
}

/** The rest that the last key is allowed. */
const aSecond = (page: Page) => page.waitForTimeout(1000);

const stay = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

for (const [name, form] of Object.entries(forms)) {
  journey(`${name}: the renderer is killed in the middle of typing, and every field comes back`, async ({ page }) => {
    await openSignedIn(page, 'admin', form.address);
    await form.open(page);
    await type(page, form);
    await aSecond(page);
    const devtools = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => {});
    await crashed;
    const after = await page.context().newPage();
    await after.goto(form.address);
    await expectBack(after, form);
  });

  journey(
    `${name}: the token is refused in the middle of typing, and the same person finds every field`,
    async ({ page, control }) => {
      await openSignedIn(page, 'admin', form.address);
      await form.open(page);
      await type(page, form);
      await control.fault({ path: form.call, code: 401, times: 1 });
      await form.ask(page);
      await expect(page).toHaveURL(/#\/login/);
      await fillLogin(page, 'admin');
      await expect(page).not.toHaveURL(/#\/login/);
      await form.goBack?.(page);
      await expectBack(page, form);
    },
  );

  journey(
    `${name}: the page is loaded anew while server and network are gone, and every field comes back`,
    async ({ page, context, control }) => {
      stay(page);
      await openSignedIn(page, 'admin', form.address);
      await form.open(page);
      await aSecond(page);
      await control.fault({ status: 503, times: 100 });
      await context.setOffline(true);
      await type(page, form);
      await aSecond(page);
      await context.setOffline(false);
      await control.clearFaults();
      await page.reload();
      await expectBack(page, form);
    },
  );
}

journey('another person finds nothing of a draft; a discarded one is gone', async ({ page }) => {
  stay(page);
  await signIn(page, 'admin', order.address);
  await type(page, order);
  await aSecond(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('about:blank');
  await signIn(page, 'editor', order.address);
  await page.goto(`${order.address}?`);
  await expect(field(page, order, '型号')).toHaveValue('');
  await expect(page.getByText(/有未保存的内容，填写于/)).toHaveCount(0);
  await page.evaluate((held) => localStorage.setItem('token', String(held)), token);
  await page.goto('about:blank');
  await page.goto(order.address);
  await expect(page.getByText(/有未保存的内容，填写于/)).toBeVisible();
  await page.getByRole('button', { name: '丢弃' }).click();
  await page.goto('about:blank');
  await page.goto(order.address);
  await expect(field(page, order, '型号')).toBeVisible();
  await aSecond(page);
  await expect(page.getByText(/有未保存的内容，填写于/)).toHaveCount(0);
});

journey(
  'dialogs of an order: the renderer is killed in the middle of each, and every field comes back',
  async ({ page }) => {
    const token = async () => ({ token: String(await page.evaluate(() => localStorage.getItem('token'))) });
    await openSignedIn(page, 'admin', '/#/');
    const answer = await page.request.get('/order/getList?status=pending', { headers: await token() });
    const [{ id }] = (await answer.json()).data.list as [{ id: number }];
    const dialogs: Record<string, Record<string, string>> = {
      添加备注: { 备注: '客户要送到后门' },
      改价: { 改价原因: '老客户的折扣' },
      接单: { 地点: '白云站的三号门' },
    };
    let window = page;
    for (const [button, typed] of Object.entries(dialogs)) {
      const form: FormCase = { ...article, address: `/#/order/orderDetail?id=${id}`, typed };
      await window.goto(form.address);
      await window.getByRole('button', { name: button, exact: true }).click();
      await type(window, form);
      await aSecond(window);
      const devtools = await window.context().newCDPSession(window);
      const crashed = window.waitForEvent('crash');
      devtools.send('Page.crash').catch(() => {});
      await crashed;
      window = await page.context().newPage();
      await window.goto(form.address);
      await expectBack(window, form);
      await window.keyboard.press('Escape');
      await window.getByRole('alertdialog').getByRole('button').last().click();
    }
  },
);

journey('after a kill no file of the profile tells what was typed', async ({ baseURL }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'waybill-profile-'));
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      ...chromiumLaunch(),
      ...(baseURL ? { baseURL } : {}),
      locale: 'zh-CN',
    });
  const first = await launch();
  await typeEverywhere(first);
  await first.close();
  const typed = Object.values(forms).flatMap((form) => Object.values(form.typed));
  expect(filesWith(profile, [...typed, 'waybill.drafts']).get('waybill.drafts')).not.toEqual([]);
  for (const [text, files] of filesWith(profile, typed)) expect(files, text).toEqual([]);
  const second = await launch();
  const page = await second.newPage();
  await page.goto(order.address);
  await expectBack(page, order);
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});

async function typeEverywhere(context: BrowserContext): Promise<void> {
  for (const form of [order, article, row]) {
    const page = await context.newPage();
    await openSignedIn(page, 'admin', form.address);
    await form.open(page);
    await type(page, form);
    await aSecond(page);
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => {});
    await crashed;
  }
}

/** The files below a folder that hold a text, as UTF-8 or as UTF-16. */
function filesWith(folder: string, texts: readonly string[]): Map<string, string[]> {
  const found = new Map(texts.map((text) => [text, [] as string[]]));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    for (const text of texts)
      if (bytes.includes(Buffer.from(text, 'utf8')) || bytes.includes(Buffer.from(text, 'utf16le')))
        found.get(text)?.push(file);
  }
  return found;
}
