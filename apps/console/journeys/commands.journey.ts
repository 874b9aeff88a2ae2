import type { Page } from '@playwright/test';
import { call } from './support/call';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { orderRequest } from './support/order-request';
import { openSignedIn, tabOf } from './support/sign-in';

const palette = (page: Page) => page.getByRole('dialog', { name: '命令' });
const line = (page: Page) => palette(page).getByRole('combobox');

journey('text and Enter typed before the palette has loaded are not lost [palette-keeps-typed]', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/index');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/command-desk-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ddlb');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/#\/order\/orderList/);
  await expect(palette(page)).toHaveCount(0);
  await expect(page.locator('body > input')).toHaveCount(0);
});

journey(
  'a page is found by name, pinyin, initials, in English and with a letter wrong; by another word for it; Escape gives the focus back [palette-finds-pages] [found-by-keywords]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/promotion/userList');
    const field = page.getByRole('textbox').first();
    await field.click();
    await page.keyboard.press('Control+k');
    for (const typed of ['地址簿', 'dizhibu', 'dzb', 'address book', 'adress bok'.slice(0, 6)]) {
      await line(page).fill(typed);
      await expect(palette(page).getByRole('option', { name: /^地址簿/ })).toBeVisible();
    }
    await line(page).fill('订单');
    await expect(palette(page).getByRole('option', { name: /^运单列表/ })).toBeVisible();
    await line(page).fill('账号管理');
    await expect(palette(page).getByText('没有找到')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
  },
);

journey(
  'the palette opens by touch, chooses a theme in a second step, and lists recently used commands [palette-by-touch]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/index');
    await page.getByRole('button', { name: /^用户菜单/ }).click();
    await page.getByRole('menuitem', { name: '命令' }).click();
    await line(page).fill('切换主题');
    await palette(page).getByRole('option', { name: '切换主题' }).click();
    await page.getByRole('dialog', { name: '切换主题' }).getByRole('option', { name: '绿白' }).click();
    await expect(page.locator('body')).toHaveClass(/vab-theme-green-white/);
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('group', { name: '最近使用' }).getByRole('option').first()).toBeVisible();
  },
);

journey('an order is found by a phone, and Enter at once opens it [palette-finds-orders] @smoke', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/index');
  const { list } = await call<{ list: { orderNo: string; consignor: { phone: string } }[] }>(
    page,
    '/order/getList?page=1&pageSize=10',
  );
  const [order] = list;
  await page.keyboard.press('Control+k');
  await page.keyboard.type(order?.orderNo ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `运单 ${order?.orderNo}` })).toBeVisible();
  await page.keyboard.press('Control+k');
  await line(page).fill(order?.consignor.phone ?? '');
  await expect(palette(page).getByRole('option').first()).toContainText(/TY\d+/);
});

journey(
  'orders and accounts are found by the pinyin and the initials of a name [records-by-pinyin] @release',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/index');
    const consignee = { ...orderRequest.consignee, name: '单小雪' };
    const { orderNo } = await call<{ orderNo: string }>(page, '/order/doEdit', { ...orderRequest, consignee });
    await call(page, '/personal/doProfile', { name: '单小雪', email: '', about: '' });
    await page.keyboard.press('Control+k');
    for (const typed of ['shanxiaoxue', 'sxx']) {
      await line(page).fill(typed);
      await expect(palette(page).getByRole('option', { name: orderNo })).toBeVisible();
      await expect(palette(page).getByRole('option', { name: /^单小雪/ })).toBeVisible();
    }
  },
);

journey(
  'promoted users and accounts are found; records without permission are not requested [palette-finds-records] @release',
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openSignedIn(page, 'admin', '/#/index');
    await page.keyboard.press('Control+k');
    await line(page).fill('agent');
    await palette(page)
      .getByRole('option', { name: /waybill|agent/ })
      .first()
      .click();
    await expect(page).toHaveURL(/setting\/accounts\?keyword=/);
    expect(requests).toContain('/promotion/userList');
    await openSignedIn(page, 'agent', '/#/index');
    requests.length = 0;
    await page.keyboard.press('Control+k');
    await line(page).fill('admin');
    await expect(palette(page).getByText('没有找到')).toBeVisible();
    expect(requests).toContain('/order/getList');
    expect(requests).not.toContain('/userManagement/getList');
  },
);

journey(
  'in a list J, K and X move and tick, the dot shows what can be done with the row [list-keys] [shortcut-sheet-groups] @release',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/orderList');
    const rows = recordsOf(page);
    await expect(rows.first()).toBeVisible();
    // The first key loads the shortcuts and runs when they have arrived.
    await page.keyboard.press('j');
    await expect(rows.nth(0).locator(':focus')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('k');
    await page.keyboard.press('.');
    const actions = page.getByRole('dialog', { name: '当前行的操作' });
    await expect(actions.getByRole('option', { name: '详情' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(sheet.getByRole('region', { name: '列表中' }).getByText('下一行', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/orderDetail/);
  },
);

journey(
  'ticked orders take their next step from the palette, in a second step [palette-runs-step-on-selection]',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList?status=pending');
    await expect(recordsOf(page).first()).toBeVisible();
    // The delay is that of a hand: keys without a pause may come from a scanner.
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key, { delay: 60 });
    await expect(page.getByText('已选 2 条')).toBeVisible();
    await expect(page.getByRole('button', { name: '批量接单' })).toBeVisible();
    await page.keyboard.press('s');
    const choice = page.getByRole('dialog', { name: '更改勾选运单的状态' });
    await choice.getByRole('option', { name: '接单' }).click();
    await expect(page.getByText(/2 单/).first()).toBeVisible();
  },
);

journey(
  'states of orders, the password and the lock are found by common words [palette-finds-synonyms]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/index');
    const run = async (typed: string, name: RegExp) => {
      await page.keyboard.press('Control+k');
      await line(page).fill(typed);
      await palette(page).getByRole('option', { name }).first().click();
    };
    await run('待接单', /^待接单/);
    await expect(page).toHaveURL(/orderList\?.*status=pending/);
    await run('改密', /^修改密码/);
    await expect(page).toHaveURL(/personalCenter/);
    const form = page.getByRole('form', { name: '修改密码' });
    await expect(form.getByLabel('当前密码')).toBeFocused();
    await run('锁屏', /^锁定屏幕/);
    await expect(page.getByRole('dialog', { name: /已锁定/ })).toBeVisible();
  },
);

journey('Ctrl+Z undoes a step [undo-by-key]', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/order/orderList?status=pending');
  await recordsOf(page).first().getByRole('button', { name: '接单' }).click();
  await expect(page.getByRole('button', { name: '撤销', exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('已撤销').first()).toBeVisible();
});

journey(
  'keys are shown, changed, in conflict by name, and kept with the account [shortcuts-can-be-changed]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/index');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
    await sheet.getByRole('button', { name: '更改“推广用户”的快捷键' }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await sheet.getByRole('button', { name: '更改“推广运单”的快捷键' }).click();
    await page.keyboard.press('Alt+KeyN');
    await expect(sheet.getByText('与“新建运单”冲突')).toBeVisible();
    await expect
      .poll(() => call(page, '/personal/profile'))
      .toMatchObject({
        preferences: { keys: { 'page.UserList': 'G U', 'page.POrderList': 'Alt+N' } },
      });
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.removeItem('waybill.theme'));
    await page.goto('/offline.css');
    await page.goto('/#/setting/personalCenter');
    await expect(tabOf(page, '个人中心')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('waybill.theme'))).toContain('G U');
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(page).toHaveURL(/promotion\/userList/);
  },
);
