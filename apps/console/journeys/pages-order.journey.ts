import { expect, journey } from './support/journey';
import { openSignedIn, tabOf } from './support/sign-in';

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
  await page.getByRole('radio', { name: '三轮车' }).check();
  await page.getByLabel('品牌').fill('金彭');
  await page.getByLabel('始发城市').selectOption('上海');
  await page.getByLabel('目的城市').selectOption('北京');
  for (const party of ['发货人', '收货人']) {
    await page.getByRole('group', { name: party }).getByLabel('姓名').fill('张三');
    await page.getByRole('group', { name: party }).getByLabel('手机号').fill('13800000009');
  }
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '该线路暂停接单' })).toBeVisible();
  await expect(page.getByLabel('品牌')).toHaveValue('金彭');
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
