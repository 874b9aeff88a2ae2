import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { call, codeOf } from './support/call';
import { choose } from './support/choose';
import type { Control } from './support/control';
import { expect, journey } from './support/journey';
import { recordOf, recordsOf } from './support/lists';
import { noteMessage } from './support/note-text';
import { orderRequest } from './support/order-request';
import { readCodes, readPicture } from './support/read-codes';
import { openSignedIn, tabOf } from './support/sign-in';

/** The user agent of a phone; the server takes the default one (HeadlessChrome) for a robot. */
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const funnelOf = (page: Page) => page.getByRole('region', { name: '推广漏斗' });

/** The numbers of the funnel: visits, registered, ordered and signed for. */
const numbersOf = async (page: Page) =>
  (await funnelOf(page).getByRole('listitem').getByRole('link').allTextContents()).map(Number);

/** Opens an address on a separate phone without a session. */
async function onPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(address).origin,
    locale: 'zh-CN',
    userAgent: phone,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function register(page: Page, control: Control, name: string, number: string): Promise<void> {
  await page.getByLabel('用户名', { exact: true }).fill(name);
  await page.getByLabel('手机号').fill(number);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await page.getByLabel('短信验证码').fill(await control.smsCode(number));
  await page.getByLabel('密码', { exact: true }).fill('newcomer-1');
  await page.getByRole('button', { name: '注册并登录' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).not.toHaveURL(/#\/login/);
}

/** Takes an order through all its states as staff. */
async function sign(staff: Page, id: number): Promise<void> {
  for (const step of ['accept', 'collect', 'depart', 'arrive', 'sign'])
    await call(staff, '/order/doSteps', { ids: [id], step });
}

/** Requests the withdrawal of one commission in the list. */
async function withdraw(row: Locator, commission: string): Promise<void> {
  const page = row.page();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: `提现所选 ${commission}` }).click();
  const question = page.getByRole('dialog', { name: `申请提现 ${commission}？` });
  await choose(question.getByLabel('收款方式'), '支付宝');
  await question.getByLabel('收款人姓名').fill('王伟');
  await question.getByLabel('账号').fill('13812345678');
  const message = await noteMessage(page, `提现 ${commission} 已申请，等待付款`);
  await question.getByRole('button', { name: '申请提现' }).click();
  await expect(row).toContainText('提现中');
  await expect.poll(async () => (await message()).came).toBe(true);
}

/** Pays the request of so much, in the list of them. */
async function pay(staff: Page, commission: string): Promise<void> {
  const theirs = recordOf(staff, commission);
  await theirs.getByRole('button', { name: '付款' }).click();
  await staff.getByRole('dialog').getByLabel('付款单号').fill('PAY-2025-0001');
  await staff.getByRole('dialog').getByRole('button', { name: '付款' }).click();
  await expect(staff.getByText(`agent 的提现 ${commission} 已付款`, { exact: true })).toBeVisible();
}

journey('the earnings of a promoter are requested and paid @smoke', async ({ page, browser }) => {
  await openSignedIn(page, 'agent', '/#/promotion/pOrderList?own=true&state=withdrawable');
  const first = recordsOf(page).first();
  await expect(first).toContainText('可提现');
  const text = await first.innerText();
  const [orderNo = ''] = text.match(/TY\d+/) ?? [];
  const [commission = ''] = text.match(/¥[\d,]+\.\d\d/) ?? [];
  // A list of large text has few rows on a page.
  await page.goto(`/#/promotion/pOrderList?own=true&keyword=${orderNo}`);
  await withdraw(recordOf(page, commission).first(), commission);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const staff = await context.newPage();
  await openSignedIn(staff, 'editor', '/#/promotion/withdrawals?state=requested');
  await pay(staff, commission);
  await context.close();
});

journey(
  'a friend registers by the poster, orders and is delivered; what that earns is frozen, withdrawable, asked for and paid [from-invitation-to-payment]',
  async ({ page, browser, control }) => {
    await openSignedIn(page, 'agent', '/#/promotion/promotionCenter?days=7');
    await expect(funnelOf(page).getByRole('listitem').getByRole('link')).toHaveCount(4);
    const before = await numbersOf(page);
    const origin = new URL(page.url()).origin;
    expect(await readCodes(page.getByRole('img', { name: /二维码/ }))).toEqual([
      `QRCode ${origin}/invite/WB0004?source=qr`,
    ]);

    await page.getByRole('button', { name: '生成海报' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载海报' }).click();
    const poster = await download;
    expect(poster.suggestedFilename()).toBe('运单台-WB0004.png');
    const [code = ''] = await readPicture(await readFile(await poster.path()));
    expect(code).toBe(`QRCode ${origin}/invite/WB0004?source=poster`);
    await page.keyboard.press('Escape');

    const friend = await onPhone(browser, code.replace('QRCode ', ''));
    await expect(friend).toHaveURL(/#\/login\?panel=register&invite=WB0004&visit=/);
    await expect(friend.getByLabel('邀请码（选填）')).toHaveValue('WB0004');
    await friend.reload();
    await expect(friend.getByLabel('邀请码（选填）')).toHaveValue('WB0004');
    await register(friend, control, 'friend', '13900000011');
    const { id } = await call<{ id: number }>(friend, '/order/doEdit', orderRequest);
    await friend.context().close();

    const context = await browser.newContext({ baseURL: origin });
    const staff = await context.newPage();
    await openSignedIn(staff, 'editor', '/#/index');
    await sign(staff, id);

    await page.reload();
    await expect.poll(() => numbersOf(page)).toEqual(before.map((number) => number + 1));
    for (const [step, more] of [
      ['访问', '海报'],
      ['注册', 'friend'],
      ['下单', 'friend'],
      ['签收', 'friend'],
    ] as const) {
      const link = funnelOf(page).getByRole('listitem').filter({ hasText: step }).getByRole('link');
      const count = await link.textContent();
      await link.click();
      await expect(page.getByText(`共 ${count} 条`)).toBeVisible();
      await expect(recordsOf(page).first()).toContainText(more);
      await page.goBack();
      await expect(funnelOf(page)).toBeVisible();
    }

    const strip = page.getByRole('navigation', { name: '佣金状态' });
    const row = recordOf(page, 'friend');
    await page.goto('/#/promotion/pOrderList?own=true');
    await expect(row).toContainText('冻结中');
    await expect(strip.getByRole('link', { name: /^冻结中/ })).not.toContainText(/¥0\.00/);
    await control.pass(7 * 24 * 3600);
    await page.reload();
    await expect(row).toContainText('可提现');
    const commission = (await row.textContent())?.match(/¥[\d,]+\.\d\d/)?.[0] ?? '';
    await withdraw(row, commission);

    await page.getByRole('button', { name: '提现申请' }).click();
    const mine = recordOf(page, commission);
    await expect(mine).toContainText('提现中');
    await expect(page.getByRole('button', { name: '付款' })).toHaveCount(0);
    const withdrawal = (await call<{ list: { id: number }[] }>(page, '/promotion/withdrawals')).list[0]?.id ?? 0;
    for (const path of ['doSettle', 'doSettles', 'doVoid'])
      expect(
        await codeOf(page, `/promotion/${path}`, {
          id: withdrawal,
          ids: [withdrawal],
          decision: 'pay',
          reason: 'mine',
        }),
      ).toBe(403);

    await staff.goto('/#/promotion/withdrawals?state=requested');
    await staff.reload();
    await pay(staff, commission);
    const again = await call<{ present: { state: string } }>(staff, '/promotion/doSettle', {
      id: withdrawal,
      decision: 'pay',
      paymentNo: 'PAY-2025-0001',
    });
    expect(again.present.state).toBe('paid');
    await context.close();

    await page.reload();
    await expect(mine).toContainText('已付款');
    // A card on a phone leaves out who paid.
    const { list } = await call<{ list: { id: number; settledBy: string }[] }>(page, '/promotion/withdrawals');
    expect(list.find(({ id }) => id === withdrawal)?.settledBy).toBe('editor');
    await page.goto('/#/promotion/pOrderList?own=true');
    await expect(row).toContainText('已付款');
    await row.getByRole('link', { name: 'friend' }).click();
    await expect(page.getByRole('heading', { name: 'friend', level: 1 })).toBeVisible();
    await expect(tabOf(page, '用户 friend')).toHaveAttribute('aria-current', 'page');
    await strip.getByRole('link', { name: /^已付款/ }).click();
    await expect(page).toHaveURL(/pOrderList\?user=\d+&state=paid$/);
    await expect(page.getByText('只看 friend 的运单')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/promotedUser\?id=\d+$/);
  },
);

journey(
  'an address with a code that is none opens the register page without it; a robot is marked @release',
  async ({ page }) => {
    const { origin } = new URL((await page.goto('/offline.css'))?.url() ?? '');
    await page.goto(`${origin}/invite/%3Cimg%20src=x%20onerror=alert(1)%3E`);
    await expect(page).toHaveURL(/#\/login\?panel=register$/);
    await page.goto('/#/login?panel=register&invite=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E&visit=%00');
    await page.reload();
    await expect(page.getByLabel('邀请码（选填）')).toHaveValue('');
    await page.goto(`${origin}/invite/WB0004`);
    await expect(page.getByLabel('邀请码（选填）')).toHaveValue('WB0004');
    await openSignedIn(page, 'agent', '/#/promotion/visitorList');
    await expect(recordsOf(page).first()).toContainText('机器人');
  },
);
