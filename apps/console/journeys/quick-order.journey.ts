import type { Page } from '@playwright/test';
import { choose } from './support/choose';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

journey.use({ leavesOut: { 'zoom-400': 'a narrow window shows the form in steps, which quick-order-phone takes' } });

const whole =
  '寄 吴迪 13500001234 苏州吴中区木渎镇金枫路32号 收 何秀 15800001202 盐城亭湖区希望大道88号 雅迪冠能Q9 2辆 到付 代收800';

/** Pastes as Ctrl+V does, without the shared system clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** The label of the focused field; for a radio, the label of its group. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const group = activeElement?.closest('[role="radiogroup"]')?.getAttribute('aria-labelledby');
    const label = (activeElement as HTMLInputElement | null)?.labels?.[0];
    return (group ? document.getElementById(group) : label)?.textContent ?? activeElement?.tagName ?? '';
  });

const side = (page: Page, party: string) => page.getByRole('group', { name: party, exact: true });

journey(
  'from home to a placed order takes three presses with a message to paste, and Enter in a field places nothing @release',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/index');
    await page.keyboard.press('Alt+KeyN');
    const box = page.getByRole('textbox', { name: '粘贴识别' });
    await expect(box).toBeFocused();
    await paste(page, whole);
    const price = page.getByRole('complementary').getByText(/^¥\d/).first();
    await expect(price).toBeVisible();
    await expect(page.getByLabel('品牌')).toHaveCount(2);

    const name = side(page, '发货人').getByLabel('姓名');
    await name.focus();
    // WebKit sends the Enter that accepts a word after the composition has ended.
    await name.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true });
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(side(page, '发货人').getByLabel('电话')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(side(page, '发货人').getByRole('button', { name: /^所在地区/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(side(page, '发货人').getByLabel('详细地址')).toBeFocused();
    await expect(page.getByText('下单成功').first()).toBeHidden();

    await page.getByRole('main').evaluate((main) => main.closest('[data-fixed]')?.scrollTo(0, 900));
    const bars = await page.getByRole('navigation', { name: '已打开的页面' }).boundingBox();
    await expect
      .poll(async () => ((await price.boundingBox())?.y ?? 0) > (bars?.y ?? 0) + (bars?.height ?? 0))
      .toBe(true);
    await expect(price).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
  },
);

journey(
  'a filled region is gone on from by Enter, an empty one opens, and the last field keeps the focus [enter-moves-to-next-field]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    const region = side(page, '发货人').getByRole('button', { name: /^所在地区/ });
    await region.focus();
    // The button ignores keys and clicks until the regions have loaded.
    await expect(region).not.toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    await expect(region).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: '粘贴识别' }).focus();
    await paste(page, whole);
    await expect(region).toHaveText('江苏省 / 苏州市 / 吴中区');
    await region.focus();
    await page.keyboard.press('Enter');
    await expect(side(page, '发货人').getByLabel('详细地址')).toBeFocused();
    await expect(region).toHaveAttribute('aria-expanded', 'false');
    const remark = page.getByLabel('备注');
    await remark.focus();
    await page.keyboard.press('Enter');
    await expect(remark).toBeFocused();
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeHidden();
  },
);

journey(
  'a dialog asks about leftovers before the order is placed, by key and by button [unused-text-is-shown]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    await paste(page, `${whole} 轻一点哈`);
    await page.keyboard.press('Control+Enter');
    const question = page.getByRole('alertdialog', { name: /没有用上/ });
    await expect(question).toContainText('轻一点');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByText('下单成功').first()).toBeHidden();
    await page.getByRole('button', { name: '提交运单' }).click();
    await question.getByRole('button', { name: '写进备注并提交' }).press('Enter');
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
    await page.getByRole('button', { name: '查看运单', exact: true }).first().click();
    await expect(page.getByText('轻一点').first()).toBeVisible();
  },
);

journey('an order is placed without a leftover that the user drops @release', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
  await paste(page, `${whole} 轻一点哈`);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: '不要这段，直接提交' }).click();
  await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
});

journey(
  'Enter moves through every kind of field and stays in the last one [enter-moves-through-all-fields]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    await paste(page, whole);
    await expect(page.getByLabel('品牌')).toHaveCount(2);
    await page.getByRole('radio', { name: '上门揽收' }).check({ force: true });
    await side(page, '第 1 辆').getByRole('radio', { name: '电动自行车' }).focus();
    const met: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      const name = await focused(page);
      if (name === met.at(-1)) break;
      met.push(name);
      await page.keyboard.press('Enter');
    }
    const vehicle = ['车辆类型', '品牌', '型号', '车牌号', '整车编码', '声明价值', '钥匙（把）', '电池', '随车证件'];
    const party = ['姓名', '电话', '所在地区', '详细地址'];
    const services = [
      '交车方式',
      '取车方式',
      '揽收日期',
      '从',
      '到',
      '包装',
      '付款方式',
      '代收货款',
      '保价运输',
      '备注',
    ];
    expect(met).toEqual([...vehicle, ...vehicle, ...party, ...party, ...services]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('下单成功').first()).toBeHidden();
    await page.getByRole('button', { name: '清除' }).first().click();
    const region = side(page, '发货人').getByRole('button', { name: /^所在地区/ });
    await region.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

journey(
  'a past time of collection is marked at its field and needs confirmation before the order is placed [past-collection-needs-confirmation]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    await paste(page, `${whole} 明天下午3点到5点来提`);
    await expect(page.getByLabel('从', { exact: true })).toHaveValue('15:00');
    await expect(page.getByLabel('到', { exact: true })).toHaveValue('17:00');
    const day = page.getByLabel('揽收日期');
    await day.fill('2020-02-03');
    await expect(page.getByRole('status').filter({ hasText: '揽收时间已过' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    const question = page.getByRole('alertdialog', { name: /2020年2月3日.*15:00–17:00.*已过/ });
    await question.getByRole('button', { name: '改日期' }).click();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(day).toHaveAccessibleDescription(/揽收时间已过/);
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeHidden();
    await day.press('Control+Enter');
    await question.getByRole('button', { name: '照样提交' }).click();
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
  },
);

journey(
  'a part of the pasted text is given to another field by the keyboard, and what is left over goes to the remark as unsure @release',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    await paste(page, `${whole} 轻一点哈`);
    await expect(side(page, '收货人').getByLabel('姓名')).toHaveValue('何秀');
    await choose(page.getByRole('combobox', { name: '“何秀”填到' }), '发货人 姓名');
    await expect(side(page, '发货人').getByLabel('姓名')).toHaveValue('何秀');
    await expect(side(page, '收货人').getByLabel('姓名')).toHaveValue('');
    await choose(page.getByRole('combobox', { name: '“何秀”填到' }), '收货人 所在地区');
    await expect(page.getByText('“何秀”不能填到“收货人 所在地区”', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '没用上的写进备注' }).click();
    await expect(page.getByLabel('备注')).toHaveValue(/轻一点/);
    await expect(page.getByText('备注：请核对')).toBeVisible();
  },
);

journey('a city whose district is still to be chosen asks for no price @release', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
  await paste(page, whole.replace('盐城亭湖区', '盐城'));
  await expect(side(page, '收货人').getByRole('button', { name: /^所在地区/ })).toHaveText('江苏省 / 盐城市');
  await expect(page.getByRole('complementary').getByText('选择车辆类型和两地后显示运费')).toBeVisible();
  await expect(page.getByText(/^字段/)).toBeHidden();
});

journey(
  'the form asks for sides that a message does not name, and fills in nothing before @release',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    await paste(page, '吴迪 13500001234 苏州吴中区金枫路32号\n何秀 +852 9123 4567 香港元朗区青山公路50号');
    const question = page.getByRole('group', { name: /^谁发谁收/ });
    await expect(question.getByRole('button')).toHaveCount(2);
    await expect(side(page, '发货人').getByLabel('姓名')).toHaveValue('');
    await question.getByRole('button', { name: /^何秀/ }).click();
    await expect(side(page, '发货人').getByLabel('电话')).toHaveValue('+85291234567');
    await expect(side(page, '收货人').getByLabel('姓名')).toHaveValue('吴迪');
  },
);

journey(
  'the keyboard continues after a side was chosen, and after the question was undone @release',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    const box = page.getByRole('textbox', { name: '粘贴识别' });
    await expect(box).toBeFocused();
    const text = '吴迪 13500001234 苏州吴中区金枫路32号\n何秀 15800001202 盐城亭湖区希望大道88号\n雅迪冠能Q9';
    const question = page.getByRole('group', { name: /^谁发谁收/ });
    await paste(page, text);
    await expect(question.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await paste(page, text);
    await expect(question.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(side(page, '收货人').getByLabel('姓名')).toHaveValue('何秀');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: '下单成功' })).toBeVisible();
  },
);

journey('several orders of one message become rows of the import @release', async ({ page }) => {
  await openSignedIn(page, 'agent', '/#/order/quickOrder');
  await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
  const rest = '收 何秀 15800001202 盐城亭湖区希望大道88号 雅迪';
  await paste(
    page,
    `1. 寄 吴迪 13500001234 苏州吴中区金枫路32号 ${rest}\n2. 寄 郑爽 13500001235 南通崇川区青年路8号 ${rest}2辆`,
  );
  await page.getByRole('button', { name: '按 2 行导入' }).press('Enter');
  await expect(page).toHaveURL(/#\/order\/orderImport$/);
  await expect(page.getByText('可以下单 2 单')).toBeVisible();
  await page.getByRole('radio', { name: '全部' }).check({ force: true });
  await expect(page.getByText('吴迪').first()).toBeVisible();
  await expect(page.getByText('郑爽').first()).toBeVisible();
});

journey(
  'on a phone the price and the submit button are at the lower edge in each of three steps @release',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSignedIn(page, 'agent', '/#/order/quickOrder');
    await expect(page.getByRole('textbox', { name: '粘贴识别' })).toBeFocused();
    await paste(page, whole);
    const steps = page.getByRole('navigation', { name: '步骤' });
    const place = page.getByRole('button', { name: '提交运单' });
    for (const [step, field] of [
      ['收发双方', '电话'],
      ['服务', '备注'],
      ['车辆', '品牌'],
    ] as const) {
      await steps.getByRole('button', { name: step }).click();
      await expect(page.getByLabel(field).first()).toBeVisible();
      await expect(place).toBeInViewport({ ratio: 1 });
      const box = await place.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(760);
      await expect(page.getByRole('complementary').getByText(/^¥\d/).first()).toBeInViewport({ ratio: 1 });
    }
    await steps.getByRole('button', { name: '收发双方' }).click();
    await side(page, '收货人').getByLabel('电话').fill('12');
    await steps.getByRole('button', { name: '车辆' }).click();
    await place.click();
    await expect(side(page, '收货人').getByLabel('电话')).toBeFocused();
  },
);
