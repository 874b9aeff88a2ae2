import type { Page } from '@playwright/test';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { pressIn, recordsOf } from './support/lists';
import { chooseRegion } from './support/region';
import { openSignedIn, signInSpeaking, tabOf } from './support/sign-in';

journey(
  'an order is placed with its price in view, and is found in the list by its number',
  leavesOut({ 'zoom-400': 'a narrow window shows the form in steps' }),
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    const form = page.getByRole('form', { name: '快速下单' });
    await form.getByRole('button', { name: '提交运单' }).click();
    await expect(form.getByText('请选择到区县').first()).toBeVisible();
    await form.getByRole('radio', { name: '摩托车' }).check();
    await form.getByLabel('品牌').fill('本田');
    await fillParty(page, '发货人', ['张', '13800000009', '上海市', '上海市', '浦东新区', '世纪大道 100 号']);
    const sender = page.getByRole('group', { name: '发货人' });
    await expect(sender.getByLabel('姓名')).toHaveAccessibleDescription('长度应在 2 到 50 个字符之间');
    await sender.getByLabel('姓名').fill('买买提·阿不都');
    await fillParty(page, '收货人', ['李四车行', '0571 8765 4321', '浙江省', '杭州市', '余杭区', '文一西路 969 号']);
    const price = page.getByRole('region', { name: '运费估算' });
    await expect(price).toContainText('基础运费');
    await page.getByRole('radio', { name: '送货上门' }).check();
    await expect(price).toContainText('送货上门');
    await form.getByRole('button', { name: '提交运单' }).click();
    const notice = page.getByText(/运单 TY\d+ 已下单/).first();
    await expect(notice).toBeVisible();
    const orderNo = /TY\d+/.exec((await notice.textContent()) ?? '')?.[0] ?? '';
    await page.getByRole('button', { name: '查看运单列表' }).click();
    await expect(page).toHaveURL(new RegExp(`#/order/orderList\\?keyword=${orderNo}$`));
    const orders = recordsOf(page, '运单列表');
    await expect(orders).toHaveCount(1);
    await expect(orders.getByText(orderNo)).toBeVisible();
    await expect(orders.getByText('0571-87654321')).toBeVisible();

    await pressIn(orders, '取消');
    await page.getByRole('alertdialog').getByRole('button', { name: '取消运单' }).click();
    await expect(orders.getByText('已取消')).toBeVisible();
  },
);

journey(
  'a refusal of the server shows beside the order form, and the input stays @release',
  async ({ page, control }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await control.fault({ path: '/order/doEdit', code: 400, message: '该线路暂停接单', times: 1 });
    await fillOrder(page);
    await page.getByRole('button', { name: '提交运单' }).click();
    await expect(page.getByRole('form').getByRole('alert')).toHaveText('运单没有提交成功该线路暂停接单');
    await expect(page.getByLabel('品牌')).toHaveValue('金彭');
  },
);

journey(
  "a failure of the call itself stands there in the user's language [refused-order-shows-error-message]",
  leavesOut({ 'zoom-400': 'a narrow window shows the form in steps' }),
  async ({ page, control }) => {
    await signInSpeaking(page, 'en', 'agent');
    await page.goto('/#/order/quickOrder');
    await fillOrder(page);
    await control.fault({ path: '/order/doEdit', status: 500, shape: 'html', times: 1 });
    await page.getByRole('button', { name: 'Place order' }).click();
    const refusal = page.getByRole('form').getByRole('alert');
    await expect(refusal).toHaveText(/^The order was not placed[A-Z]/);
    expect(await refusal.textContent()).not.toMatch(/POST|doEdit|[一-龥]/);
  },
);

journey(
  'the first field that is wrong takes the focus, the choice of the vehicle as well [first-wrong-field-takes-focus]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await page.getByRole('button', { name: '提交运单' }).click();
    const kind = page.getByRole('radiogroup', { name: '车辆类型' });
    await expect(kind.getByRole('radio').first()).toBeFocused();
    await expect(kind).toHaveAttribute('aria-invalid', 'true');
    await expect(kind).toHaveAccessibleDescription('请选择车辆类型');
    await page.keyboard.press('Space');
    await expect(kind).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: '提交运单' }).click();
    await expect(page.getByLabel('品牌')).toBeFocused();
  },
);

journey(
  'a frame number names the rule it breaks, and an e-bike requires its frame code [frame-number-names-rule]',
  leavesOut({ 'zoom-400': 'a narrow window folds the frame number away' }),
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await page.getByRole('radio', { name: '摩托车' }).check();
    const vin = page.getByLabel('车架号');
    await vin.fill('LSV123');
    await vin.blur();
    await expect(vin).toHaveAccessibleDescription('车架号应为 17 位，现在是 6 位');
    await vin.fill('1M8GDM9AXKP04278I');
    await expect(vin).toHaveAccessibleDescription('车架号由数字和字母组成，不含 I、O、Q，末四位为数字');
    await vin.fill('1M8GDM9AX0P042788');
    await expect(vin).toHaveAccessibleDescription('车架号第 10 位不是年份代码，请核对');
    await vin.fill('1m8gdm9axkp042788');
    await expect(vin).toHaveAccessibleDescription('');
    await page.getByRole('radio', { name: '电动自行车' }).check();
    const code = page.getByLabel('整车编码');
    await code.fill('1193221000');
    await expect(code).toHaveAccessibleDescription('电动自行车的整车编码为 15 位数字，现在是 10 位');
    await code.fill('119322100000001');
    await expect(code).toHaveAccessibleDescription('');
  },
);

journey(
  'insurance asks for a declared value [insurance-needs-declared-value]',
  leavesOut({ 'zoom-400': 'a narrow window shows the form in steps' }),
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await fillOrder(page);
    await page.getByRole('switch', { name: '保价运输' }).check();
    await page.getByRole('button', { name: '提交运单' }).click();
    const value = page.getByLabel('声明价值');
    await expect(value).toBeFocused();
    await expect(value).toHaveAccessibleDescription(/^保价运输须填写声明价值/);
    await value.fill('3500');
    await page.getByRole('button', { name: '提交运单' }).click();
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
  },
);

journey(
  'a pasted number is taken as it is meant, and nothing of it is cut [pasted-number-is-not-cut]',
  leavesOut({ 'zoom-400': 'a narrow window shows the form in steps' }),
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    const phone = page.getByRole('group', { name: '发货人' }).getByLabel('电话');
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
    await expect(phone).toHaveAccessibleDescription('请输入正确的手机号或带区号的固定电话');
  },
);

journey('closing the tab of a half-filled order asks first @release', async ({ page }) => {
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

journey('the order list keeps its page, order and conditions in the address @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/order/orderList');
  const table = page.getByRole('grid', { name: '运单列表' });
  await expect(table.getByRole('row').nth(5)).toBeVisible();
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  const states = page.getByRole('navigation', { name: '状态' });
  await states.getByRole('button', { name: '更多状态' }).click();
  await page
    .getByRole('dialog', { name: '更多状态' })
    .getByRole('link', { name: /^已签收\s*\d+$/ })
    .click();
  await expect(page).toHaveURL(/\?status=signed$/);
  await expect(table.getByText('已签收')).toHaveCount(11);
  await table.getByRole('button', { name: '运费' }).click();
  await expect(page).toHaveURL(/sort=fee&order=(asc|desc)$/);
  await page.reload();
  await expect(states.getByRole('button', { name: /^已签收/ })).toHaveAttribute('aria-current', 'page');
  await expect(table.getByText('已签收')).toHaveCount(11);
  await table.getByRole('link', { name: '详情' }).first().click();
  await expect(page.getByRole('heading', { name: /^运单 TY/ })).toBeVisible();
  const history = page.getByRole('region', { name: '历史' });
  await expect(history.getByRole('listitem').first()).toContainText('已签收');
  await expect(page.getByRole('link', { name: /^拨打/ }).first()).toHaveAttribute('href', /^tel:170/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=fee&order=(asc|desc)$/);
});

journey('a list that cannot be loaded shows an error and offers a retry @release', async ({ page, control }) => {
  await openSignedIn(page);
  await control.fault({ path: '/order/getList', code: 500, times: 1 });
  await page.goto('/#/order/orderList');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(recordsOf(page, '运单列表').nth(4)).toBeVisible();
});

journey(
  'promotion orders open in tabs of their own, each under its number [order-detail-one-tab-per]',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/promotion/pOrderList');
    const links = page.getByRole('link', { name: '详情', exact: true });
    await links.nth(0).click();
    await expect(page).toHaveURL(/pOrderDetail\?id=\d+$/);
    await expect(page.getByRole('heading', { name: /^运单 TY/ })).toBeVisible();
    await tabOf(page, '推广运单').click();
    await links.nth(1).click();
    const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: /^运单 TY/ });
    await expect(tabs).toHaveCount(2);
  },
);

/** Fills in one side of an order: name, phone, province, city, district, street. */
async function fillParty(page: Page, party: string, fields: readonly string[]): Promise<void> {
  const [name = '', phone = '', province = '', city = '', district = '', street = ''] = fields;
  const side = page.getByRole('group', { name: party, exact: true });
  await side.getByLabel('姓名').fill(name);
  await side.getByLabel('电话').fill(phone);
  await chooseRegion(side, province, city, district);
  await side.getByLabel('详细地址').fill(street);
}

/** Fills in the required fields of an order, in either language. */
async function fillOrder(page: Page): Promise<void> {
  const form = page.getByRole('form');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await page.getByRole('radiogroup').first().getByRole('radio').last().check();
  await field('vehicles.0.brand').fill('金彭');
  for (const [party, province, city, district] of [
    ['consignor', '上海市', '上海市', '浦东新区'],
    ['consignee', '北京市', '北京市', '朝阳区'],
  ] as const) {
    await field(`${party}.name`).fill('王伟');
    await field(`${party}.phone`).fill('13800000009');
    const side = form
      .getByRole('group', { name: /^(发货人|收货人|Consignor|Consignee)$/ })
      .nth(party === 'consignor' ? 0 : 1);
    await chooseRegion(side, province, city, district);
    await field(`${party}.street`).fill('世纪大道 100 号');
  }
}
for (const [what, address] of [
  ['promotion order', '/promotion/pOrderDetail?id=999999'],
  ['article', '/vab/table/detail?id=999999'],
] as const)
  journey(
    `a ${what} that does not exist shows this without a retry [missing-record-page]`,
    { tag: what === 'article' ? [] : '@release' },
    async ({ page }) => {
      await openSignedIn(page, 'admin', `/#${address}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toHaveText('没有找到这条记录，可能已被删除');
      await expect(main.getByRole('button', { name: '重试' })).toHaveCount(0);
    },
  );
