import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../scripts/lib/chromium.mjs';
import { call } from './support/call';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { chooseAction } from './support/order-page';
import { fillLogin, openSignedIn, signIn } from './support/sign-in';

/** A form of the console: where it is, how it is opened, and where its fields are then. */
interface FormCase {
  name: string;
  address: string;
  /** Default: it is there. */
  open?: (page: Page) => Promise<void>;
  fields: (page: Page) => Locator;
  /** The part that offers the draft. Default: the whole page. */
  note?: (page: Page) => Locator;
  /** The reason why this form stores no draft. Default: everything except passwords is stored. */
  forgets?: string;
  /** Something that is typed last and not left. */
  unleft?: (page: Page) => Locator;
}

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const action = (name: string) => (page: Page) => chooseAction(page, name);
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
/** A card of the personal center, in which its draft is offered. */
const ofCard = (name: string): FormCase => {
  const card = (page: Page) => main(page).getByRole('region', { name, exact: true });
  return { name, address: '/#/setting/personalCenter', fields: card, note: card };
};

const orderOf = (id: number | undefined) => `/#/order/orderDetail?id=${id}`;

/** Selects the first selectable row, then calls `ask`. */
const choose = (ask: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await recordsOf(page).first().getByRole('checkbox').check();
  await ask(page);
};

/** Opens the rows of an import, one of which is wrong. */
async function importRows(page: Page): Promise<void> {
  const titles = '寄件人,寄件人手机,寄件地址,收件人,收件电话,收件地区,收件地址,车型,品牌,型号';
  const row =
    '张三,13800000000,浙江省杭州市余杭区文一西路 1 号,李四车行,1390000,上海市浦东新区,世纪大道 1 号,电动车,小牛,NQi';
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(`${titles}\n${row}\n`) };
  await main(page).getByLabel('选择 XLSX 或 CSV 文件').setInputFiles(file);
  await press('核对')(page);
}

/**
 * Every form of the console except login and filters. Dialogs with only a password store no draft.
 * Three forms have no row, because they need a device or share the draft of another form.
 */
const everyForm = ([edited, noted, priced, stepped]: readonly number[], commission?: number): readonly FormCase[] => [
  {
    name: 'the quick order',
    address: '/#/order/quickOrder',
    fields: main,
    unleft: (page) => main(page).locator('textarea[rows="2"]'),
  },
  { name: 'an order', address: `/#/order/orderEdit?id=${edited}`, fields: main },
  { name: 'a note', address: orderOf(noted), open: action('添加备注'), fields: dialog },
  { name: 'a price', address: orderOf(priced), open: action('改价'), fields: dialog },
  { name: 'a step', address: orderOf(stepped), open: action('填写说明和地点'), fields: dialog },
  {
    name: 'several orders put on a line',
    address: '/#/order/orderList',
    open: choose(press('分配线路')),
    fields: dialog,
  },
  {
    name: 'a row of an import',
    address: '/#/order/orderImport',
    open: importRows,
    fields: (page) => main(page).getByRole('listitem', { name: '第 2 行' }),
  },
  { name: 'a request that is refused', address: '/#/promotion/withdrawals', open: press('拒绝'), fields: dialog },
  {
    name: 'a commission that is made void',
    address: `/#/promotion/pOrderDetail?id=${commission}`,
    open: press('作废佣金'),
    fields: dialog,
  },
  { name: 'a contact', address: '/#/order/addressBook', open: press('新增联系人'), fields: dialog },
  { name: 'an article', address: '/#/vab/table/comprehensiveTable', open: press('编辑'), fields: dialog },
  { name: 'the controls', address: '/#/vab/controls', fields: (page) => main(page).locator(':has(> textarea)') },
  ofCard('个人资料'),
  ofCard('手机号'),
  { ...ofCard('修改密码'), forgets: 'It holds passwords alone.' },
  {
    ...ofCard('登录验证'),
    name: 'a passkey',
    open: press('添加通行密钥'),
    fields: dialog,
  },
  { name: 'an account', address: '/#/setting/accounts', open: press('新建账号'), fields: dialog },
  { name: 'a role', address: '/#/setting/roles', open: press('新建角色'), fields: dialog },
  {
    // This form comes last, because its page is not cached while another page is shown.
    name: 'a row',
    address: '/#/vab/table/inlineEditTable',
    open: press(/^编辑/),
    fields: (page) => recordsOf(main(page)).filter({ has: page.locator('input[type="text"]') }),
  },
];

/** The typed text, which occurs nowhere else in the product. */
const word = '翡翠鸟';
const secret = 'keeper-of-kingfishers';
/** A one-time code. */
const code = '482913';
/** A user name beside a password, which the browser's password manager stores regardless of the page. */
const login = 'magpie';

const texts = 'input:not([type=file], [type=radio], [type=checkbox], [role=combobox]), textarea';
const typable = (fields: Locator) =>
  fields.locator(texts).and(fields.locator(':read-write:not([rows="2"], [type=search])')).filter({ visible: true });

/** The current values of the fields. */
const valuesOf = (fields: Locator) =>
  typable(fields).evaluateAll((list) => list.map((each) => Reflect.get(each, 'value') as string));

/** Types a valid value into each field. */
async function type(page: Page, { name, fields }: FormCase): Promise<void> {
  await expect(typable(fields(page)).first(), name).toBeVisible();
  const all = await typable(fields(page)).all();
  for (const [place, field] of all.entries()) {
    const kind = await field.evaluate((each: HTMLInputElement) => {
      if (each.type === 'password') return 'secret';
      if (each.autocomplete === 'one-time-code') return 'code';
      if (/numeric|decimal|tel/.test(`${each.inputMode} ${each.type}`)) return 'number';
      return each.form?.querySelector('[type=password]') ? 'login' : 'text';
    });
    await field.fill({ secret, code, number: '7', login, text: `${word}${place}` }[kind]);
  }
}

/** Navigates within the window, without a reload. */
async function goTo(page: Page, { address }: FormCase): Promise<void> {
  const key = address.slice(2);
  await page.evaluate((hash) => window.location.assign(hash), address.slice(1));
  const frames = [key, key.replace(/\?.*/, '')].map((each) => `[data-page="${each}"][data-state="shown"]`);
  await expect(page.locator(frames.join(', ')).first()).toBeVisible();
}

async function open(page: Page, form: FormCase): Promise<void> {
  await goTo(page, form);
  await form.open?.(page);
  await expect(typable(form.fields(page)).first(), form.name).toBeVisible();
}

/** Restores the draft of each form and expects every typed value except passwords. */
async function expectBack(page: Page, forms: ReadonlyMap<FormCase, readonly string[]>): Promise<void> {
  for (const [form, typed] of forms) {
    await goTo(page, form);
    const note = (form.note ?? main)(page).getByRole('status').filter({ hasText: '有未保存的内容，填写于' });
    if (form.forgets) await expect(typable(form.fields(page)).first()).toBeVisible();
    else await note.getByRole('button', { name: '继续填写' }).first().click();
    const expected = typed.map((text) => (form.forgets || text === secret || text === code ? '' : text));
    await expect.poll(() => valuesOf(form.fields(page)), { message: form.name }).toEqual(expected);
    if (form.unleft) await expect(form.unleft(page)).toHaveValue(`${word}，明天再定`);
  }
}

/** Fills one form after the other, then waits until the draft of the last key is written. */
async function typeEverywhere(page: Page, forms: readonly FormCase[]): Promise<Map<FormCase, readonly string[]>> {
  const typed = new Map<FormCase, readonly string[]>();
  for (const form of forms) {
    await open(page, form);
    await type(page, form);
    await page.keyboard.press('Tab');
    await form.unleft?.(page).fill(`${word}，明天再定`);
    typed.set(form, await valuesOf(form.fields(page)));
  }
  await aSecond(page);
  return typed;
}

/** Signs in and returns the forms whose index passes `isChosen`. */
async function begin(page: Page, isChosen: (place: number, count: number) => boolean): Promise<readonly FormCase[]> {
  await openSignedIn(page, 'admin', '/#/');
  const idsOf = async (path: string) => (await call<{ list: { id: number }[] }>(page, path)).list.map(({ id }) => id);
  const [commission] = await idsOf('/promotion/orderList?state=pending');
  const forms = everyForm(await idsOf('/order/getList?status=pending'), commission);
  return forms.filter((_, place) => isChosen(place, forms.length));
}

/** The rest that the last key is allowed. */
const aSecond = (page: Page) => page.waitForTimeout(1000);

/** Waits until the browser's database has a draft. */
const whenStored = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { name } = (await indexedDB.databases()).find((database) => database.name?.endsWith('.drafts')) ?? {};
        if (!name) return 0;
        const settle = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        const database = await settle(indexedDB.open(name));
        const count = await settle(database.transaction('drafts').objectStore('drafts').count());
        database.close();
        return count;
      }),
    )
    .toBe(1);

const stay = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => {});
  await crashed;
}

const needsCipher = leavesOut({ 'plain-http': 'drafts are encrypted, which needs a secure context' });

/** Each of the three journeys covers a tenth of the forms, and all of them before a release. */
for (const isWhole of [false, true]) {
  const what = isWhole ? 'every form' : 'a tenth of the forms';
  const tag = isWhole ? '@release' : [];
  const of = (tenth: number) => (place: number, count: number) =>
    isWhole || place % 10 === tenth || place === count - 1;
  journey(
    `${what}: the renderer is killed in the middle of typing, no file contains the typed text, and every field is restored [renderer-crashes-in-every-form] [profile-files-after-kill]`,
    { tag, ...leavesOut({ 'plain-http': 'starts a browser of its own, which does not know the host name' }) },
    async ({ baseURL }) => {
      const profile = mkdtempSync(path.join(tmpdir(), 'waybill-profile-'));
      const launch = (): Promise<BrowserContext> =>
        chromium.launchPersistentContext(profile, {
          ...chromiumLaunch(),
          ...(baseURL ? { baseURL } : {}),
          locale: 'zh-CN',
          viewport: { width: 1440, height: 900 },
        });
      const first = await launch();
      const page = await first.newPage();
      const typed = await typeEverywhere(page, await begin(page, of(0)));
      await crash(page);
      await first.close();
      expect(filesWith(profile, ['waybill.drafts']).get('waybill.drafts')).not.toEqual([]);
      for (const [text, files] of filesWith(profile, [word, secret])) expect(files, text).toEqual([]);
      const second = await launch();
      const after = await second.newPage();
      await after.goto('/#/');
      await expect(after.getByRole('main')).toBeVisible();
      await expectBack(after, typed);
      await second.close();
      rmSync(profile, { recursive: true, force: true });
    },
  );

  journey(
    `${what}: the token is refused in the middle of typing, and the same user gets every tab and field back [token-expires-in-every-form]`,
    { tag },
    async ({ page, control }) => {
      const typed = await typeEverywhere(page, await begin(page, of(1)));
      const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');
      const addresses = () => tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const before = await addresses();
      await control.fault({ path: '/table/doEdit', code: 401, times: 1 });
      await page.getByRole('main').getByRole('button', { name: '保存', exact: true }).click();
      await expect(page).toHaveURL(/#\/login/);
      await fillLogin(page, 'admin');
      await expect(page).not.toHaveURL(/#\/login/);
      await expect.poll(addresses).toEqual(before);
      await expectBack(page, typed);
    },
  );

  journey(
    `${what}: server and network fail in the middle of typing, the page reloads, and every field is restored [connection-fails-in-every-form]`,
    { tag, ...needsCipher },
    async ({ page, context, control }) => {
      stay(page);
      const typed = await typeEverywhere(page, await begin(page, of(2)));
      await control.fault({ status: 503, times: 1000 });
      await context.setOffline(true);
      const [row, before] = [...typed].at(-1) ?? [];
      if (!row || !before) throw new Error('There is no form.');
      await row.fields(page).getByRole('textbox').first().fill(`${word} again`);
      typed.set(row, [`${word} again`, ...before.slice(1)]);
      await aSecond(page);
      await context.setOffline(false);
      await control.clearFaults();
      await page.reload();
      await expectBack(page, typed);
    },
  );
}

const order = '/#/order/quickOrder';
const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: '型号' }).first();

journey(
  'what was typed into an order is offered again after a reload, and comes back @smoke',
  needsCipher,
  async ({ page }) => {
    stay(page);
    await openSignedIn(page, 'agent', order);
    await field(page).fill(word);
    await whenStored(page);
    await page.reload();
    await expect(page.getByText(/有未保存的内容，填写于/)).toBeVisible();
    await page.getByRole('button', { name: '继续填写' }).click();
    await expect(field(page)).toHaveValue(word);
  },
);

journey(
  'another person finds nothing of a draft; a discarded one is gone [another-user-in-same-browser]',
  needsCipher,
  async ({ page }) => {
    stay(page);
    await signIn(page, 'admin', order);
    await field(page).fill(word);
    await whenStored(page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('about:blank');
    await signIn(page, 'editor', order);
    await page.goto(`${order}?`);
    await expect(field(page)).toHaveValue('');
    await expect(page.getByText(/有未保存的内容，填写于/)).toHaveCount(0);
    await page.evaluate((held) => localStorage.setItem('token', String(held)), token);
    await page.goto('about:blank');
    await page.goto(order);
    await expect(page.getByText(/有未保存的内容，填写于/)).toBeVisible();
    await page.getByRole('button', { name: '丢弃' }).click();
    await page.goto('about:blank');
    await page.goto(order);
    await expect(field(page)).toBeVisible();
    await aSecond(page);
    await expect(page.getByText(/有未保存的内容，填写于/)).toHaveCount(0);
  },
);

/** The files below a folder that contain each text, as UTF-8 or as UTF-16. */
function filesWith(folder: string, texts: readonly string[]): Map<string, string[]> {
  const matches = new Map(texts.map((text) => [text, [] as string[]]));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    for (const text of texts)
      if (bytes.includes(Buffer.from(text, 'utf8')) || bytes.includes(Buffer.from(text, 'utf16le')))
        matches.get(text)?.push(file);
  }
  return matches;
}
