import type { Page } from '@playwright/test';
import { call } from './support/call';
import { choose } from './support/choose';
import { expect, journey } from './support/journey';
import { recordOf } from './support/lists';
import { orderRequest } from './support/order-request';
import { openSignedIn } from './support/sign-in';

const [vehicle] = orderRequest.vehicles;
const twoVehicles = {
  ...orderRequest,
  vehicles: [
    { ...vehicle, brand: '雅迪', model: 'DE2', category: 'ebike', plate: '', frame: '' },
    { ...vehicle, brand: '爱玛', model: 'A500', category: 'ebike', plate: '', frame: '' },
  ],
};

/** Types a code as a scanner does, which ends with Enter. */
async function scan(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '扫码处理' });
  await expect(dialog.getByLabel('单号或标签号')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

journey('a label opens its order and identifies the vehicle [code-names-vehicle]', async ({ page }) => {
  await openSignedIn(page, 'editor', '/#/order/orderList');
  const { orderNo } = await call<{ orderNo: string }>(page, '/order/doEdit', twoVehicles);
  await page.getByRole('button', { name: '扫码' }).click();
  await scan(page, `${orderNo.toLowerCase()}-2/2`);
  await expect(page.getByRole('heading', { name: `运单 ${orderNo}` })).toBeVisible();
  await expect(page.getByRole('main').getByText('第 2 辆，共 2 辆 · 爱玛 A500')).toBeVisible();
  const vehicles = page.getByRole('region', { name: '车辆', exact: true }).getByRole('listitem');
  await expect(vehicles).toContainText([`${orderNo}-1/2`, `${orderNo}-2/2`]);
  await expect(vehicles.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(vehicles.nth(0)).not.toHaveAttribute('aria-current');

  await page.goto(`/#/order/orderList?keyword=${encodeURIComponent(`${orderNo}-1/2`)}`);
  await expect(page.getByText('第 1 辆，共 2 辆 · 雅迪 DE2')).toBeVisible();
  await page.goto(`/#/order/orderList?keyword=${encodeURIComponent(`${orderNo}-1/3`)}`);
  await expect(page.getByText('标签上写共 3 辆，运单现在是 2 辆')).toBeVisible();
});

journey(
  'an order is accepted and loaded by code once each of its vehicles was seen [steps-by-code-count-vehicles]',
  async ({ page }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const { id, orderNo } = await call<{ id: number; orderNo: string }>(page, '/order/doEdit', twoVehicles);
    const status = async () => (await call<{ status: string }>(page, `/order/detail?id=${id}`)).status;
    await page.getByRole('button', { name: '扫码' }).click();
    const dialog = page.getByRole('dialog', { name: '扫码处理' });
    const present = dialog.getByRole('listitem').first();
    for (const [step, done, says] of [
      ['接单', 'accepted', '已接单'],
      ['揽收', 'collected', '已揽收'],
      ['发运', 'in-transit', '运输中'],
    ] as const) {
      await choose(dialog.getByLabel('扫到后'), step);
      await dialog.getByLabel('单号或标签号').focus();
      const before = await status();
      await scan(page, `${orderNo}-1/2`);
      await expect(present).toContainText('第 1 辆，共 2 辆 · 雅迪 DE2');
      await expect(present).toContainText('还差第 2 辆');
      expect(await status()).toBe(before);
      await scan(page, `${orderNo}-2/2`);
      await expect(present).toContainText('第 2 辆，共 2 辆 · 爱玛 A500');
      await expect(present).toContainText(says);
      expect(await status()).toBe(done);
    }
    await scan(page, `${orderNo}-1/2`);
    await expect(present).toContainText('这一辆已经扫过');
    expect(await status()).toBe('in-transit');
    await scan(page, 'TY2020010100001-1/2');
    await expect(present).toContainText('没有找到这一单');
    await scan(page, `${orderNo}-3/3`);
    await expect(present).toContainText('请重新打印标签');
  },
);

journey('a row runs the next step of its order at once, with an undo [row-runs-next-step]', async ({ page }) => {
  await openSignedIn(page, 'editor', '/#/order/orderList');
  const { id, orderNo } = await call<{ id: number; orderNo: string }>(page, '/order/doEdit', orderRequest);
  await page.goto(`/#/order/orderList?keyword=${orderNo}`);
  const row = recordOf(page, orderNo);
  const waiting = page.locator('[data-toast]').filter({ hasText: `运单 ${orderNo} 已接单` });
  await row.getByRole('button', { name: '接单' }).click();
  await expect(row).toContainText('已接单');
  await expect(row.getByRole('button', { name: '揽收' })).toBeEnabled();
  const steps = async () => {
    const { timeline } = await call<{ timeline: { kind: string; status: string }[] }>(page, `/order/detail?id=${id}`);
    return timeline.map(({ kind, status }) => `${kind} ${status}`);
  };
  await expect.poll(steps).toEqual(['step pending', 'step accepted']);
  await waiting.getByRole('button', { name: '撤销' }).click();
  await expect(row).toContainText('待接单');
  await expect.poll(steps).toEqual(['step pending', 'step accepted', 'back pending']);
  await row.getByRole('button', { name: '接单' }).dblclick();
  await expect(row).toContainText('已接单');
  await expect.poll(steps).toHaveLength(4);
});

journey(
  'an order that was placed a moment ago is printed at once, with what is to be collected [printed-from-placed] @smoke',
  async ({ page }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const { id } = await call<{ id: number }>(page, '/order/doEdit', {
      ...twoVehicles,
      payer: 'consignee',
      cashOnDelivery: 280_000,
      remark: '钥匙在座桶里',
    });
    await page.goto(`/#/order/orderPrint?id=${id}`);
    const labels = page.getByRole('region', { name: /^TY\d+ 第 \d 辆，共 2 辆$/ });
    await expect(labels).toHaveCount(2);
    for (const words of [/到付 ¥[\d,]+\.\d\d/, '代收货款 ¥2,800.00', '钥匙在座桶里'])
      await expect(labels.nth(1)).toContainText(words);
  },
);
