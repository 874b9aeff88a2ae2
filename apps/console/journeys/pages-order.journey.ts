import type { Page } from '@playwright/test';
import { expect, journey } from './support/journey';
import { openSignedIn, signInSpeaking, tabOf } from './support/sign-in';

journey('an order is placed with its price in view, and is found in the list by its number', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  const form = page.getByRole('form', { name: '快速下单' });
  await form.getByRole('button', { name: '提交订单' }).click();
  await expect(form.getByText('请填写品牌')).toBeVisible();
  await form.getByRole('radio', { name: '摩托车' }).check();
  await form.getByLabel('品牌').fill('本田');
  await form.getByLabel('始发城市').selectOption('上海');
  await form.getByLabel('目的城市').selectOption('北京');
  await expect(page.getByRole('region', { name: '运费估算' })).toContainText('¥');
  const sender = page.getByRole('group', { name: '发货人' });
  await sender.getByLabel('姓名').fill('Bob');
  await sender.getByLabel('手机号').fill('13800000009');
  await expect(sender.getByText('请输入 2 到 4 个汉字的姓名')).toBeVisible();
  await sender.getByLabel('姓名').fill('张三');
  const receiver = page.getByRole('group', { name: '收货人' });
  await receiver.getByLabel('姓名').fill('李四');
  await receiver.getByLabel('手机号').fill('13900000009');
  await form.getByRole('button', { name: '提交订单' }).click();
  const notice = page.getByText(/下单成功，运单号 TY\d+/).first();
  await expect(notice).toBeVisible();
  const orderNo = /TY\d+/.exec((await notice.textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: '查看订单列表' }).click();
  await expect(page).toHaveURL(new RegExp(`#/order/orderList\\?keyword=${orderNo}$`));
  const table = page.getByRole('table', { name: '订单列表' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByText(orderNo)).toBeVisible();

  await table.getByRole('button', { name: '取消' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await expect(table.getByText('已取消')).toBeVisible();
});

journey('a refusal of the server stands beside the order form, and what was typed stays', async ({ page, control }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  await control.fault({ path: '/order/doEdit', code: 400, message: '该线路暂停接单', times: 1 });
  await fillOrder(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('订单没有提交成功该线路暂停接单');
  await expect(page.getByLabel('品牌')).toHaveValue('金彭');
});

journey("a failure of the call itself stands there in the user's language", async ({ page, control }) => {
  await signInSpeaking(page, 'en', 'agent');
  await page.goto('/#/order/quickOrder');
  await fillOrder(page);
  await control.fault({ path: '/order/doEdit', status: 500, shape: 'html', times: 1 });
  await page.getByRole('button', { name: 'Place order' }).click();
  const refusal = page.getByRole('form').getByRole('alert');
  await expect(refusal).toHaveText(/^The order was not placed[A-Z]/);
  expect(await refusal.textContent()).not.toMatch(/POST|doEdit|[一-龥]/);
});

journey('the first field that is wrong takes the focus, the choice of the vehicle as well', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  await page.getByRole('button', { name: '提交订单' }).click();
  const kind = page.getByRole('radiogroup', { name: '车辆类型' });
  await expect(kind.getByRole('radio').first()).toBeFocused();
  await expect(kind).toHaveAttribute('aria-invalid', 'true');
  await expect(kind).toHaveAccessibleDescription('请选择车辆类型');
  await page.keyboard.press('Space');
  await expect(kind).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByLabel('品牌')).toBeFocused();
});

journey('a frame number is told which rule it breaks, and an e-bike is asked for its frame code', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  await page.getByRole('radio', { name: '摩托车' }).check();
  const vin = page.getByLabel('车架号');
  await vin.fill('LSV123');
  await vin.blur();
  await expect(vin).toHaveAccessibleDescription('车架号应为 17 位，现在是 6 位');
  await vin.fill('1M8GDM9AXKP04278I');
  await expect(vin).toHaveAccessibleDescription('车架号由数字和字母组成，不含 I、O、Q，末四位为数字');
  await vin.fill('1M8GDM9A1KP042788');
  await expect(vin).toHaveAccessibleDescription('车架号校验位不符（第 9 位“1”），请逐位核对');
  await vin.fill('1m8gdm9axkp042788');
  await expect(vin).toHaveAccessibleDescription('');
  await page.getByRole('radio', { name: '电动自行车' }).check();
  const code = page.getByLabel('整车编码');
  await expect(code).toHaveAccessibleDescription('电动自行车的整车编码为 15 位数字，现在是 17 位');
  await code.fill('119322100000001');
  await expect(code).toHaveAccessibleDescription('');
});

journey('insurance asks for a declared value', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  await fillOrder(page);
  await page.getByRole('switch', { name: '保价运输' }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  const value = page.getByLabel('声明价值');
  await expect(value).toBeFocused();
  await expect(value).toHaveAccessibleDescription(/^保价运输须填写声明价值/);
  await value.fill('3500');
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
});

journey('a pasted number is taken as it is meant, and nothing of it is cut', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  const phone = page.getByRole('group', { name: '发货人' }).getByLabel('手机号');
  const paste = async (text: string) => {
    await phone.fill('');
    await phone.focus();
    await page.keyboard.insertText(text);
    await phone.blur();
  };
  await paste('138 1234 5678');
  await expect(phone).toHaveValue('13812345678');
  await expect(phone).toHaveAccessibleDescription('');
  await paste('+86 138-1234-5678');
  await expect(phone).toHaveValue('13812345678');
  await paste('138123456789');
  await expect(phone).toHaveValue('138123456789');
  await expect(phone).toHaveAccessibleDescription('请输入正确的手机号');
});

journey('closing the tab of a half-filled order asks first', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  await page.getByLabel('品牌').fill('雅迪');
  await page
    .getByRole('navigation', { name: '已打开的页面' })
    .getByRole('link', { name: /快速下单/ })
    .focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('品牌')).toHaveValue('雅迪');
});

journey('the order list keeps its page, order and conditions in the address', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/order/orderList');
  const table = page.getByRole('table', { name: '订单列表' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.getByLabel('状态').selectOption('delivered');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/\?status=delivered$/);
  await expect(table.getByText('已送达')).toHaveCount(10);
  await table.getByRole('button', { name: '运费' }).click();
  await expect(page).toHaveURL(/sort=fee&order=(asc|desc)$/);
  await page.reload();
  await expect(page.getByLabel('状态')).toHaveValue('delivered');
  await expect(table.getByText('已送达')).toHaveCount(10);
  await table.getByRole('button', { name: '详情' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^运单 TY/ });
  await expect(dialog.getByText('运输进度')).toBeVisible();
  await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
});

journey('a list that cannot be loaded says so and offers another try', async ({ page, control }) => {
  await openSignedIn(page);
  await control.fault({ path: '/order/getList', code: 500, times: 1 });
  await page.goto('/#/order/orderList');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('table', { name: '订单列表' }).getByRole('row')).toHaveCount(11);
});

journey('promotion orders open in tabs of their own, each under its number', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/promotion/pOrderList');
  const links = page.getByRole('link', { name: '详情', exact: true });
  await links.nth(0).click();
  await expect(page).toHaveURL(/pOrderDetail\?id=\d+$/);
  await expect(page.getByRole('heading', { name: /^运单 TY/ })).toBeVisible();
  await tabOf(page, '推广订单').click();
  await links.nth(1).click();
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: /^运单 TY/ });
  await expect(tabs).toHaveCount(2);
});

/** Fills in what an order must have, in either language. */
async function fillOrder(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('form').locator(`[name="${name}"]`);
  await page.getByRole('radiogroup').getByRole('radio').last().check();
  await field('brand').fill('金彭');
  await field('fromCity').selectOption('上海');
  await field('toCity').selectOption('北京');
  for (const party of ['consignor', 'consignee']) {
    await field(`${party}Name`).fill('张三');
    await field(`${party}Phone`).fill('13800000009');
  }
}

for (const [what, address] of [
  ['promotion order', '/promotion/pOrderDetail?id=999999'],
  ['article', '/vab/table/detail?id=999999'],
] as const)
  journey(`a ${what} that does not exist is said not to exist, and nothing offers to try again`, async ({ page }) => {
    await openSignedIn(page, 'admin', `/#${address}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveText('没有找到这条记录，可能已被删除');
    await expect(main.getByRole('button', { name: '重试' })).toHaveCount(0);
  });
