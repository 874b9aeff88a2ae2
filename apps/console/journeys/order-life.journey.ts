import type { Locator, Page } from '@playwright/test';
import { call } from './support/call';
import { choose } from './support/choose';
import { leavesOut } from './support/conditions/leaves-out';
import { holdBack } from './support/hold-back';
import { expect, journey } from './support/journey';
import { pressIn, recordOf } from './support/lists';
import { chooseAction, progressOf, statusOf } from './support/order-page';
import { orderRequest } from './support/order-request';
import { chooseRegion } from './support/region';
import { openSignedIn } from './support/sign-in';

const place = (page: Page) => call<{ id: number; orderNo: string }>(page, '/order/doEdit', orderRequest);

/** Takes a step with a note on the page of an order; `by` names the button that opens the dialog. */
async function takeStep(page: Page, step: string, note: string, by = step): Promise<void> {
  await chooseAction(page, by);
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${step}`) });
  await dialog.getByLabel(/^(说明|原因)/).fill(note);
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

journey(
  'one order’s whole life: the agent places it, staff moves it, each sees the other’s step [order-lifecycle-with-two-users]',
  async ({ browser, page }) => {
    await openSignedIn(page, 'agent', '/#/order/orderList');
    const { id, orderNo } = await place(page);
    await page.goto(`/#/order/orderDetail?id=${id}`);
    await expect(page.getByRole('heading', { name: `运单 ${orderNo}` })).toBeVisible();
    await expect(statusOf(page).getByText('待接单')).toBeVisible();
    await expect(progressOf(page).getByRole('button', { name: '接单' })).toHaveCount(0);

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'zh-CN' });
    const staff = await context.newPage();
    await openSignedIn(staff, 'editor', `/#/order/orderDetail?id=${id}`);
    for (const [step, status] of [
      ['接单', '已接单'],
      ['揽收', '已揽收'],
      ['发运', '运输中'],
      ['到站', '已到站'],
      ['派送', '派送中'],
      ['签收', '已签收'],
    ] as const) {
      await takeStep(staff, step, `${step}完成`, '填写说明和地点');
      await expect(statusOf(staff).getByText(status, { exact: true })).toBeVisible();
      if (status !== '已签收') await expect(progressOf(staff).locator('[aria-current=step]')).toContainText(status);
      await page.reload();
      await expect(statusOf(page).getByText(status, { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: '历史' }).getByRole('listitem').first()).toContainText('editor');
    }
    await expect(page.getByRole('region', { name: '历史' }).getByRole('listitem')).toHaveCount(7);
    await context.close();
  },
);

journey(
  'a step that another user took first is refused, and the screen names that user [step-in-wrong-state-is-explained]',
  async ({ page, browser }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const { id } = await place(page);
    await page.goto(`/#/order/orderDetail?id=${id}`);
    await chooseAction(page, '填写说明和地点');
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    await openSignedIn(other, 'admin', '/#/index');
    await call(other, '/order/doStep', { id, step: 'accept' });
    await page.getByRole('dialog').getByRole('button', { name: '接单', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/由 admin 于 .*接单/);
    await page.keyboard.press('Escape');
    await expect(statusOf(page).getByText('已接单', { exact: true })).toBeVisible();
    await context.close();
  },
);

journey(
  'a manual price is shown beside the calculated one with its reason, and in the history [manual-price-needs-reason]',
  async ({ page }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const { id } = await place(page);
    await page.goto(`/#/order/orderDetail?id=${id}`);
    const price = page.getByRole('region', { name: '费用' });
    await chooseAction(page, '改价');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('新价格').fill('388.50');
    await dialog.getByRole('button', { name: '改价' }).click();
    await expect(dialog.getByText('请写明原因（至少 2 个字）')).toBeVisible();
    await dialog.getByLabel('改价原因').fill('老客户优惠');
    await dialog.getByRole('button', { name: '改价' }).click();
    await expect(price.getByText('¥388.50')).toBeVisible();
    await expect(price.getByText('editor：老客户优惠')).toBeVisible();
    await expect(page.getByRole('region', { name: '历史' }).getByRole('listitem').first()).toContainText('→ ¥388.50');
  },
);

journey(
  'an exception is reported with its reason, and the order goes back [exception-return] @smoke',
  async ({ page }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const { id } = await place(page);
    for (const step of ['accept', 'collect', 'depart']) await call(page, '/order/doStep', { id, step });
    await page.goto(`/#/order/orderDetail?id=${id}`);
    await chooseAction(page, '登记异常');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '登记异常' }).click();
    await expect(dialog.getByLabel(/^原因/)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(/^原因/).fill('外包装破损');
    await dialog.getByRole('button', { name: '登记异常' }).click();
    await expect(statusOf(page).getByText('异常', { exact: true })).toBeVisible();
    await takeStep(page, '退回', '客户拒收');
    await expect(statusOf(page).getByText('已退回', { exact: true })).toBeVisible();
  },
);

journey(
  'several orders are accepted at once, and what did not move is listed with its reason [several-orders-at-once] [bulk-step-undo]',
  async ({ page }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const [one, two] = [await place(page), await place(page)];
    await page.goto('/#/order/orderList?status=pending&pageSize=20');
    const row = (orderNo: string) => recordOf(page, orderNo);
    for (const { orderNo } of [one, two]) await row(orderNo).getByRole('checkbox').check();
    const waiting = (text: string) => page.locator('[data-toast]').filter({ hasText: text });
    await page.getByRole('button', { name: '批量接单' }).click();
    await waiting('2 单已接单').getByRole('button', { name: '撤销' }).click();
    await expect(row(one.orderNo).getByText('待接单')).toBeVisible();
    const statusOfOne = async () => (await call<{ status: string }>(page, `/order/detail?id=${one.id}`)).status;
    await expect.poll(statusOfOne).toBe('pending');
    for (const { orderNo } of [one, two]) await row(orderNo).getByRole('checkbox').check();
    await call(page, '/order/doCancel', { id: two.id });
    await page.getByRole('button', { name: '批量接单' }).click();
    const dialog = page.getByRole('dialog', { name: '1 单没有更新' });
    await expect(dialog.getByRole('listitem')).toHaveText(new RegExp(`${two.orderNo}.*由 editor 于 .* 取消`));
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    await expect(row(one.orderNo)).toHaveCount(0);

    await page.goto(`/#/order/orderList?status=accepted&keyword=${one.orderNo}`);
    await row(one.orderNo).getByRole('checkbox').check();
    await page.getByRole('button', { name: '批量揽收' }).click();
    await expect(row(one.orderNo)).toHaveCount(0);
    await page.goto(`/#/order/orderList?status=collected&keyword=${one.orderNo}`);
    await row(one.orderNo).getByRole('checkbox').check();
    const middle = async (part: Locator) =>
      part.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return top + height / 2;
      });
    const others = page.getByLabel('更多步骤');
    expect(await middle(others)).toBeCloseTo(await middle(page.getByRole('button', { name: '批量发运' })), 0);
    await choose(others, '暂缓');
    const hold = page.getByRole('dialog', { name: '暂缓：1 单' });
    await hold.getByLabel(/^原因/).fill('客户改期');
    await hold.getByRole('button', { name: '暂缓', exact: true }).click();
    const status = async () => (await call<{ status: string }>(page, `/order/detail?id=${one.id}`)).status;
    await waiting('1 单已暂缓').getByRole('button', { name: '撤销' }).click();
    await expect(hold.getByLabel(/^原因/)).toHaveValue('客户改期');
    expect(await status()).toBe('collected');
    await hold.getByRole('button', { name: '暂缓', exact: true }).click();
    await expect(waiting('1 单已暂缓')).toBeVisible();
    // The started step completes even if the window closes.
    await page.reload();
    await expect.poll(status).toBe('on-hold');
  },
);

journey(
  'a pending order is changed and placed again, and its history shows the old and new values [changed-while-pending-placed-again]',
  leavesOut({ 'zoom-400': 'a narrow window shows the form in steps' }),
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/orderList');
    const { id, orderNo } = await place(page);
    await page.goto(`/#/order/orderDetail?id=${id}`);
    await page.getByRole('button', { name: '修改', exact: true }).click();
    await expect(page.getByRole('heading', { name: `修改运单 ${orderNo}` })).toBeVisible();
    await page.getByRole('group', { name: '收货人', exact: true }).getByLabel('详细地址').fill('科技园路 1 号');
    await page.getByRole('button', { name: '保存修改' }).click();
    await expect(page.getByRole('region', { name: '历史' }).getByRole('listitem').first()).toContainText(
      '收货人 详细地址：世纪大道 100 号 → 科技园路 1 号',
    );
    await chooseAction(page, '再来一单');
    await expect(page.getByRole('heading', { name: `再来一单：${orderNo}` })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '车牌号' })).toHaveValue('京A12345');
    await page.getByRole('button', { name: '提交运单' }).click();
    await expect(page.getByRole('heading', { name: /^运单 TY/ })).not.toHaveText(`运单 ${orderNo}`);
  },
);

journey(
  'phones are masked without the right; showing one is recorded [masked-phones-recorded-when-shown]',
  async ({ page }) => {
    await openSignedIn(page, 'test', '/#/order/orderList');
    const { list } = await call<{ list: { id: number }[] }>(page, '/order/getList');
    await page.goto(`/#/order/orderDetail?id=${list[0]?.id}`);
    const consignor = page.getByRole('region', { name: '发货人' });
    await expect(consignor.getByText(/^170\*{4}\d{4}$/)).toBeVisible();
    await consignor.getByRole('button', { name: '查看电话' }).click();
    await expect(consignor.getByRole('link', { name: /^拨打 1700000\d{4}$/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: '历史' }).getByRole('listitem').first()).toContainText('查看电话');
  },
);

journey(
  'home shows the work of today, each figure a link to the orders that it counts [home-is-work-today]',
  async ({ page }) => {
    await openSignedIn(page, 'editor', '/#/index');
    const today = page.getByRole('list', { name: '今天' });
    const count = Number(
      await today
        .getByRole('link', { name: /^待接单/ })
        .locator('b')
        .textContent(),
    );
    await today.getByRole('link', { name: /^待接单/ }).click();
    await expect(page).toHaveURL(/orderList\?status=pending$/);
    const states = page.getByRole('navigation', { name: '状态' });
    await expect(states.getByRole('link', { name: new RegExp(`^待接单\\s*${count}$`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);

journey(
  'home shows the orders that wait with their next step, which is taken from there [home-waiting-orders]',
  async ({ page }) => {
    await openSignedIn(page, 'editor', '/#/index');
    await expect(page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')).toHaveCount(1);
    const rows = page.getByRole('region', { name: '等待处理' }).getByRole('listitem');
    await expect(rows).toHaveCount(8);
    const row = rows.filter({ has: page.getByRole('button', { name: '到站', exact: true }) }).first();
    const same = rows.filter({ hasText: (await row.getByRole('link').textContent()) ?? '' });
    await same.getByRole('button', { name: '到站', exact: true }).click();
    await expect(same).toContainText('已到站');
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(same.getByRole('button', { name: '到站', exact: true })).toBeVisible();
  },
);

const paste = (box: Locator, message: string) =>
  box.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, message);

journey(
  'a pasted message fills the fields, uncertain values are marked, and one key undoes it [pasted-message-in-quick-order]',
  leavesOut({ 'zoom-400': 'a narrow window shows the form in steps' }),
  async ({ page }) => {
    const sendBrands = await holdBack(page, /\/order\/options/);
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    const box = page.getByRole('textbox', { name: '粘贴识别' });
    const message =
      '张三 138 1234 5678 浙江省杭州市余杭区五常街道文一西路969号 九号E125 收件人李四 139 8765 4321 朝阳前进中路188号';
    await paste(box, message);
    const side = (party: string) => page.getByRole('group', { name: party, exact: true });
    await expect(side('发货人').getByLabel('姓名')).toHaveValue('张三');
    await expect(side('发货人').getByLabel('电话')).toHaveValue('13812345678');
    await expect(side('发货人').getByRole('button', { name: /^所在地区/ })).toContainText('浙江省 / 杭州市 / 余杭区');
    await expect(side('收货人').getByLabel('详细地址')).toHaveValue('前进中路188号');
    await expect(page.getByLabel('品牌')).toHaveValue('');
    sendBrands();
    await expect(page.getByLabel('品牌')).toHaveValue('九号');
    await expect(page.getByText('收货人 所在地区：请核对')).toBeVisible();
    await expect(side('收货人').getByText('请核对', { exact: true })).toHaveCount(2);
    await expect(side('发货人').getByText('已识别', { exact: true })).toHaveCount(4);
    await side('发货人').getByLabel('姓名').fill('张小三');
    await expect(side('发货人').getByText('已识别', { exact: true })).toHaveCount(3);
    await side('收货人').getByLabel('电话').press('Escape');
    await expect(side('发货人').getByLabel('姓名')).toHaveValue('');
    await expect(side('收货人').getByLabel('详细地址')).toHaveValue('');
    await expect(page.getByLabel('品牌')).toHaveValue('');
  },
);

const oneOrder =
  '寄 吴迪 13500001234 苏州吴中区木渎镇金枫路32号 收 何秀 15800001202 盐城亭湖区希望大道88号 雅迪冠能Q9 到付';

journey(
  'an order that is sent before the brands have come waits for them, and is placed [sent-while-message-is-read]',
  async ({ page }) => {
    const sendBrands = await holdBack(page, /\/order\/options/);
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    const box = page.getByRole('textbox', { name: '粘贴识别' });
    await paste(box, oneOrder);
    await box.press('Control+Enter');
    await expect(page.getByText('还有内容在处理')).toBeVisible();
    sendBrands();
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
  },
);

journey(
  'a message that is typed is read when the form is sent from its field [sent-while-message-is-read]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    const box = page.getByRole('textbox', { name: '粘贴识别' });
    await box.fill(oneOrder);
    await box.press('Control+Enter');
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
  },
);

journey(
  'a contact is added to the address book, changed, offered in quick order, and removed [address-book-is-written-changed] [address-book-is-a-list] [removed-contact-restored]',
  leavesOut({ 'zoom-400': 'a narrow window shows the form in steps' }),
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/addressBook');
    await page.getByRole('button', { name: '新增联系人' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByLabel('姓名')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('姓名').fill('赵一鸣');
    await dialog.getByLabel('电话').fill('138 0000 0009');
    await chooseRegion(dialog, '浙江省', '杭州市', '余杭区');
    await dialog.getByLabel('详细地址').fill('文三路 9 号');
    await dialog.getByRole('button', { name: '保存' }).click();
    const person = recordOf(page, '赵一鸣');
    await expect(person).toContainText('13800000009');
    await person.getByRole('button', { name: '编辑' }).click();
    await dialog.getByLabel('详细地址').fill('文三路 10 号');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(person).toContainText('文三路 10 号');
    await expect(person).toHaveCount(1);

    await page.goto('/#/order/quickOrder');
    const side = page.getByRole('group', { name: '收货人', exact: true });
    await side.getByLabel('姓名').fill('赵一');
    await expect(side.locator('option[value="赵一鸣"]')).toHaveCount(1);
    await side.getByLabel('姓名').fill('赵一鸣');
    await expect(side.getByLabel('详细地址')).toHaveValue('文三路 10 号');

    await page.goto('/#/order/addressBook');
    await pressIn(person, '删除');
    await expect(person).toHaveCount(0);
    await page.getByRole('button', { name: '撤销' }).click();
    await pressIn(person, '删除');
    await page.goto('/#/order/orderList');
    const names = async () =>
      (await call<{ list: { name: string }[] }>(page, '/order/contacts')).list.map(({ name }) => name);
    await expect.poll(names).not.toContain('赵一鸣');
  },
);
