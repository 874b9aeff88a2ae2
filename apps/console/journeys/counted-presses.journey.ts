import type { Page } from '@playwright/test';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

const message =
  '寄 吴迪 13500001234 苏州吴中区木渎镇金枫路32号 收 何秀 15800001202 盐城亭湖区希望大道88号 雅迪冠能Q9 2辆 到付 代收800';

/** A user who works with the keyboard alone; counts presses but not typed text. */
function typist(page: Page) {
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      presses += 1;
      await page.keyboard.press(key);
    }
  };
  return {
    press,
    /** A field's text, and Enter to the next one. */
    type: async (text: string) => {
      await page.keyboard.type(text);
      await press('Enter');
    },
    presses: () => presses,
  };
}

/** Opens the home page and waits for the header, which registers the shortcuts. */
async function openHome(page: Page) {
  await openSignedIn(page, 'agent', '/#/index');
  await expect(page.getByRole('button', { name: /消息|通知/ }).first()).toBeVisible();
}

const side = (page: Page, party: string) => page.getByRole('group', { name: party, exact: true });

journey(
  'from home an order is placed with a message in at most nine presses [nine-presses-with-paste] @smoke',
  leavesOut({ 'plain-http': 'reads the clipboard', 'zoom-400': 'a narrow window shows the form in steps' }),
  async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHome(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), message);
    const { press, presses } = typist(page);
    await press('Alt+KeyN');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    await press('Control+KeyV');
    await expect(side(page, '收货人').getByLabel('姓名')).toHaveValue('何秀');
    await press('Control+Enter');
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
    expect(presses()).toBeLessThanOrEqual(9);
  },
);

journey(
  'from home the three orders of one message are placed with at most five presses [three-orders-of-a-message]',
  leavesOut({ 'plain-http': 'reads the clipboard', 'zoom-400': 'a narrow window shows the form in steps' }),
  async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHome(page);
    const to = '收 何秀 15800001202 盐城亭湖区希望大道88号 雅迪冠能Q9';
    const from = [
      '吴迪 13500001234 苏州吴中区金枫路32号',
      '郑爽 13500001235 南通崇川区青年路8号',
      '冯远 13500001236 常州武进区延政路6号',
    ];
    const orders = from.map((sender, at) => `${at + 1}. 寄 ${sender} ${to}`).join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), orders);
    const { press, presses } = typist(page);
    await press('Alt+KeyN');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    await press('Control+KeyV');
    await expect(page.getByRole('button', { name: '按 3 行导入' })).toBeFocused();
    await press('Enter');
    const place = page.getByRole('button', { name: '下单 3 单' });
    await expect(place).toBeVisible();
    await press('Tab');
    await expect(place).toBeFocused();
    await press('Enter');
    await expect(page.getByText('全部下单完成')).toBeVisible();
    expect(presses()).toBeLessThanOrEqual(5);
  },
);

journey(
  'from home an order is typed and placed with at most 75 presses beside its text, and Enter in a field places nothing [seventy-five-presses-typed]',
  leavesOut({ 'zoom-400': 'a narrow window shows the form in steps' }),
  async ({ page }) => {
    await openHome(page);
    const { press, type, presses } = typist(page);
    await press('Alt+KeyN');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    await press('Tab', 'Space', 'Enter');
    await expect(page.getByLabel('品牌')).toBeFocused();
    for (const text of ['雅迪', '冠能 Q9', '沪A12345', '119021234567890', '3200', '2']) await type(text);
    await press('ArrowRight', 'Enter', 'Space', 'Enter');
    const typeParty = async (party: string, texts: readonly [string, string, string, string]) => {
      const [name, phone, region, street] = texts;
      await expect(side(page, party).getByLabel('姓名')).toBeFocused();
      await type(name);
      await type(phone);
      await press('Enter');
      await page.keyboard.type(region);
      await expect(page.getByRole('option').first()).toContainText(region);
      await press('Enter');
      const chosen = side(page, party).getByRole('button', { name: /^所在地区/ });
      await expect(chosen).toContainText(region);
      await expect(chosen).toBeFocused();
      // Skips the button that clears the choice.
      await press('Tab', 'Tab');
      await expect(side(page, party).getByLabel('详细地址')).toBeFocused();
      await type(street);
    };
    await typeParty('发货人', ['吴迪', '13500001234', '吴中区', '木渎镇金枫路32号']);
    await typeParty('收货人', ['何秀', '15800001202', '亭湖区', '希望大道88号']);
    await expect(page.getByRole('radio', { name: '送到网点' })).toBeFocused();
    await press('Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter');
    for (const [group, chosen] of [
      ['取车方式', '送货上门'],
      ['包装', '缠绕膜'],
      ['付款方式', '收货人'],
    ] as const)
      await expect(page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: chosen })).toBeChecked();
    await type('800');
    await press('Space', 'Enter');
    await expect(page.getByLabel('备注')).toBeFocused();
    await type('轻一点');
    await expect(page.getByRole('complementary').getByText(/^¥\d/).first()).toBeVisible();
    await expect(page.getByText('下单成功').first()).toBeHidden();
    await press('Control+Enter');
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
    expect(presses()).toBeLessThanOrEqual(75);
  },
);
