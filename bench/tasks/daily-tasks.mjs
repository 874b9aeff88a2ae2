const first = async (server, query = '') => (await server.read(`/order/getList?page=1&pageSize=10${query}`)).list[0];
const rowsOf = (page) => page.locator('main tbody tr');
const firstRow = (page) => rowsOf(page).first();
const listed = { ready: ({ page }) => firstRow(page).waitFor() };
const pending = '/#/order/orderList?status=pending';

/** Finds an order by one of its values: in a field of the order list, or in the palette from any page. */
const findBy = (what, textOf) => ({
  name: `find an order by ${what}`,
  prepare: async ({ server }) => {
    const { list } = await server.read('/order/getList?page=1&pageSize=50');
    const text = list.map(textOf).find((each) => each) ?? '';
    return { text };
  },
  keys: async ({ command, text }) => command(text, 'TY'),
  mouse: async ({ click, fill, page, text }) => {
    await click(page.getByRole('link', { name: '运单', exact: true }).first());
    await click(page.getByRole('link', { name: '运单列表' }).first());
    await fill(page.getByLabel('关键词'), text);
    await page.waitForURL(/keyword=/);
    await click(firstRow(page).getByRole('link').first());
  },
  done: async ({ page, text }) => {
    await page.getByRole('heading', { name: /^运单 TY/ }).waitFor();
    await page.getByRole('main').getByText(text).filter({ visible: true }).first().waitFor();
  },
});

const statusOf = async (server, id) => (await server.read(`/order/detail?id=${id}`)).status;

/** A valid order request of the API. */
const order = {
  consignor: { name: '王伟', phone: '17000000001', region: '110105', street: '建国路 88 号' },
  consignee: { name: '上海小李车行', phone: '021-62345678-12', region: '310115', street: '世纪大道 100 号' },
  vehicles: [
    {
      category: 'motorcycle',
      brand: '春风',
      model: '250SR',
      plate: '京A12345',
      frame: '1M8GDM9AXKP042788',
      value: 1_000_000,
      battery: 'in',
      keys: 2,
      papers: true,
    },
  ],
  payer: 'consignor',
  collection: 'handed-in',
  collectFrom: null,
  collectUntil: null,
  delivery: 'door',
  packing: 'film',
  insured: true,
  cashOnDelivery: 0,
  remark: '',
};

/** Daily tasks by keyboard and by mouse; `done` checks the server, or the screen for tasks that change only the screen. */
export const dailyTasks = [
  findBy('phone', ({ consignor }) => consignor.phone),
  findBy('number', ({ orderNo }) => orderNo),
  {
    name: 'find a promoted user',
    prepare: async ({ server }) => ({ user: (await server.read('/promotion/userList?page=1&pageSize=10')).list[0] }),
    keys: async ({ command, user }) => command(user.nickname, user.phone),
    mouse: async ({ click, fill, page, user }) => {
      await click(page.getByRole('link', { name: '推广', exact: true }).first());
      await click(page.getByRole('link', { name: '推广用户' }).first());
      await fill(page.getByLabel('关键词'), user.nickname);
      await page.waitForURL(/keyword=/);
      await click(firstRow(page).getByRole('link').first());
    },
    done: ({ page, user }) => page.getByRole('heading', { name: user.nickname, level: 1 }).waitFor(),
  },
  {
    name: 'accept one order',
    from: pending,
    ...listed,
    prepare: async ({ server }) => ({ order: await first(server, '&status=pending') }),
    keys: async ({ toRow, press, takeLine }) => {
      await toRow();
      await press('.');
      await takeLine('接单');
    },
    mouse: ({ click, page }) => click(firstRow(page).getByRole('button', { name: '接单' })),
    done: async ({ server, order }) => until(async () => (await statusOf(server, order.id)) === 'accepted'),
  },
  {
    name: 'accept ten orders',
    from: pending,
    ...listed,
    prepare: async ({ server }) => {
      for (let count = 0; count < 10; count += 1) await server.write('/order/doEdit', order);
      return { orders: (await server.read('/order/getList?page=1&pageSize=10&status=pending')).list };
    },
    keys: async ({ toRow, press, takeLine, page }) => {
      await toRow();
      await press('ArrowUp', 'Space');
      await page.getByRole('button', { name: '批量接单' }).waitFor();
      await press('s');
      await takeLine('接单');
    },
    mouse: async ({ click, page }) => {
      await click(page.getByRole('checkbox', { name: '全选本页' }));
      await click(page.getByRole('button', { name: '批量接单' }));
    },
    done: async ({ server, orders }) =>
      until(async () => {
        const states = await Promise.all(orders.map(({ id }) => statusOf(server, id)));
        return states.length === 10 && states.every((state) => state === 'accepted');
      }),
  },
  {
    name: 'cancel an order',
    from: pending,
    ...listed,
    prepare: async ({ server }) => ({ order: await first(server, '&status=pending') }),
    keys: async ({ toRow, press, takeLine, goTo, page }) => {
      await toRow();
      await press('.');
      await takeLine('取消');
      const agree = page.getByRole('button', { name: '取消运单' });
      await goTo(agree);
      await press('Enter');
    },
    mouse: async ({ click, page }) => {
      await click(firstRow(page).getByRole('button', { name: '取消' }));
      await click(page.getByRole('button', { name: '取消运单' }));
    },
    done: async ({ server, order }) => until(async () => (await statusOf(server, order.id)) === 'cancelled'),
  },
  {
    name: 'add a note to an order',
    prepare: async ({ server }) => ({ order: await first(server) }),
    from: '/#/order/orderList',
    ready: async ({ page, order }) => {
      await page.evaluate((id) => location.assign(`#/order/orderDetail?id=${id}`), order.id);
      await page.getByRole('button', { name: '添加备注' }).waitFor();
    },
    keys: async ({ command, press, type, goTo, page }) => {
      await command('添加备注');
      await goTo(page.getByRole('dialog', { name: '添加备注' }).getByRole('textbox'));
      await type('易碎，轻放');
      await press('Enter');
    },
    mouse: async ({ click, fill, page }) => {
      await click(page.getByRole('button', { name: '添加备注' }));
      await fill(page.getByRole('dialog').getByRole('textbox'), '易碎，轻放');
      await click(page.getByRole('dialog').getByRole('button', { name: '添加备注' }));
    },
    done: async ({ server, order }) =>
      until(async () => JSON.stringify(await server.read(`/order/detail?id=${order.id}`)).includes('易碎，轻放')),
  },
  {
    name: 'edit the address of an order',
    from: pending,
    ...listed,
    prepare: async ({ server }) => ({ order: await first(server, '&status=pending') }),
    keys: async ({ toRow, press, command, type, page, order }) => {
      await toRow();
      await press('Enter');
      await page.getByRole('heading', { name: order.orderNo }).waitFor();
      await page.getByRole('button', { name: '修改' }).waitFor();
      await command('修改');
      await page.locator('form :focus').waitFor();
      await command('收货人 详细地址', '详细地址');
      await page.getByRole('group', { name: '收货人' }).getByLabel('详细地址').and(page.locator(':focus')).waitFor();
      await type('金枫路 32 号');
      await press('Control+Enter');
    },
    mouse: async ({ click, press, type, page }) => {
      await click(firstRow(page).getByRole('link').first());
      await click(page.getByRole('button', { name: '修改' }));
      await click(page.getByRole('group', { name: '收货人' }).getByLabel('详细地址'));
      await press('Control+a');
      await type('金枫路 32 号');
      await click(page.getByRole('button', { name: '保存' }));
    },
    done: async ({ server, order }) =>
      until(async () => (await server.read(`/order/detail?id=${order.id}`)).consignee.street === '金枫路 32 号'),
  },
  {
    name: 'edit an address of the address book',
    account: 'agent',
    from: '/#/order/addressBook',
    ready: ({ page }) => page.getByRole('main').getByRole('listitem').first().waitFor(),
    keys: async ({ press, type, goTo, page }) => {
      await press('j');
      await page.locator('main li:focus').waitFor();
      await press('e');
      await page.getByRole('dialog').getByLabel('姓名').and(page.locator(':focus')).waitFor();
      await goTo(page.getByRole('dialog').getByLabel('详细地址'));
      await type('金枫路 32 号');
      await press('Enter');
    },
    mouse: async ({ click, press, type, page }) => {
      await click(page.getByRole('main').getByRole('listitem').first().getByRole('button', { name: '编辑' }));
      await click(page.getByRole('dialog').getByLabel('详细地址'));
      await press('Control+a');
      await type('金枫路 32 号');
      await click(page.getByRole('dialog').getByRole('button', { name: '保存' }));
    },
    done: async ({ server }) =>
      until(async () => JSON.stringify(await server.read('/order/contacts')).includes('金枫路 32 号')),
  },
  {
    name: 'assign a line and a truck',
    account: 'editor',
    from: '/#/order/orderList?status=accepted',
    ...listed,
    prepare: async ({ server }) => ({ order: await first(server, '&status=accepted') }),
    keys: async ({ toRow, press, type, command, page }) => {
      await toRow();
      await press('x');
      await page.getByRole('button', { name: '分配线路' }).waitFor();
      await command('分配');
      await page.getByRole('dialog').getByLabel('运输线路').and(page.locator(':focus')).waitFor();
      await type('沪杭专线');
      await press('Tab');
      await type('沪A12345');
      await press('Enter');
    },
    mouse: async ({ click, fill, page }) => {
      await click(firstRow(page).getByRole('checkbox'));
      await click(page.getByRole('button', { name: '分配线路' }));
      await fill(page.getByRole('dialog').getByLabel('运输线路'), '沪杭专线');
      await fill(page.getByRole('dialog').getByLabel('承运车辆'), '沪A12345');
      await click(page.getByRole('dialog').getByRole('button', { name: '分配线路' }));
    },
    done: async ({ server, order }) =>
      until(async () => JSON.stringify(await server.read(`/order/detail?id=${order.id}`)).includes('沪杭专线')),
  },
  {
    name: 'change a right of a role',
    from: '/#/setting/roles',
    ...listed,
    prepare: async ({ server }) => {
      const { list } = await server.read('/roleManagement/getList?page=1&pageSize=10');
      return { before: JSON.stringify(list) };
    },
    keys: async ({ toRow, press, goTo, page }) => {
      await toRow();
      await press('e');
      await goTo(page.getByRole('dialog').getByRole('treeitem').first());
      await press('Space', 'Control+Enter');
    },
    mouse: async ({ click, page }) => {
      await click(firstRow(page).getByRole('button', { name: '编辑' }));
      await click(page.getByRole('dialog').getByRole('treeitem').first());
      await click(page.getByRole('dialog').getByRole('button', { name: '保存' }));
    },
    done: async ({ server, before }) =>
      until(
        async () => JSON.stringify((await server.read('/roleManagement/getList?page=1&pageSize=10')).list) !== before,
      ),
  },
  {
    name: 'print two ticked orders',
    from: '/#/order/orderList',
    ...listed,
    keys: async ({ toRow, press, command }) => {
      await toRow();
      await press('x', 'j', 'x');
      await command('打印');
    },
    mouse: async ({ click, page }) => {
      for (const place of [0, 1]) await click(rowsOf(page).nth(place).getByRole('checkbox'));
      await click(page.getByRole('button', { name: /打印/ }).first());
    },
    done: ({ page }) => page.waitForURL(/orderPrint\?id=\d+(%2C|,)\d+/),
  },
  {
    name: 'place an order from a message',
    account: 'agent',
    prepare: async ({ server }) => ({ before: (await server.read('/order/getList')).total }),
    ready: ({ page }) =>
      page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        '寄 吴迪 13500001234 苏州吴中区木渎镇金枫路32号 收 何秀 15800001202 盐城亭湖区希望大道88号 雅迪冠能Q9 2辆 到付 代收800',
      ),
    keys: async ({ press, page }) => {
      await press('Alt+KeyN');
      await page.locator('textarea:focus').waitFor();
      await press('Control+KeyV');
      await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '何秀'));
      await press('Control+Enter');
    },
    mouse: async ({ click, press, page }) => {
      await click(page.getByRole('link', { name: '运单', exact: true }).first());
      await click(page.getByRole('link', { name: '快速下单' }).first());
      await click(page.getByRole('textbox', { name: '粘贴识别' }));
      await press('Control+KeyV');
      await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '何秀'));
      await click(page.getByRole('button', { name: '提交运单' }));
    },
    done: async ({ server, page, before }) => {
      await page.getByRole('heading', { name: '下单成功' }).waitFor();
      await until(async () => (await server.read('/order/getList')).total === before + 1);
    },
  },
  {
    name: 'reopen the closed tab',
    from: '/#/order/orderList',
    ready: async ({ page }) => {
      await firstRow(page).waitFor();
      await page.evaluate(() => location.assign('#/promotion/userList'));
      await page.getByRole('heading', { name: '推广用户' }).waitFor();
      await page
        .getByRole('button', { name: /关闭.*推广用户|关闭“推广用户”/ })
        .first()
        .click();
      await page.getByRole('heading', { name: '运单列表' }).waitFor();
    },
    keys: async ({ command }) => command('重新打开'),
    mouse: async ({ click, page }) => {
      await click(page.getByRole('button', { name: '标签页操作' }));
      await click(page.getByRole('menuitem', { name: '重新打开关闭的标签' }));
    },
    done: ({ page }) => page.getByRole('heading', { name: '推广用户' }).waitFor(),
  },
  {
    name: 'close the tab',
    from: '/#/order/orderList',
    ...listed,
    keys: ({ press }) => press('Alt+KeyW'),
    mouse: ({ click, page }) => click(page.getByRole('button', { name: /关闭.*运单列表/ }).first()),
    done: async ({ page }) => {
      await page.waitForURL(/#\/index/);
      await page.getByRole('button', { name: /关闭.*运单列表/ }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'switch the theme',
    keys: async ({ command, press, type, page }) => {
      await command('切换主题');
      const option = page.getByRole('dialog', { name: '切换主题' }).getByRole('option').first();
      await option.waitFor();
      await type('绿白');
      await option.filter({ hasText: '绿白' }).waitFor();
      await press('Enter');
    },
    mouse: async ({ click, page }) => {
      await click(page.getByRole('button', { name: '主题设置', exact: true }));
      await click(page.getByRole('radio', { name: '绿白' }));
      await click(page.getByRole('button', { name: '保存', exact: true }));
    },
    done: ({ page }) => page.locator('body.vab-theme-green-white').waitFor(),
  },
  {
    name: 'export all orders',
    from: '/#/order/orderList',
    ...listed,
    prepare: async ({ page }) => {
      const coming = page.waitForEvent('download', { timeout: 60_000 });
      coming.catch(() => {});
      return { coming };
    },
    keys: async ({ command, takeLine }) => {
      await command('导出');
      await takeLine(/全部.*XLSX/);
    },
    mouse: async ({ click, page }) => {
      await click(page.getByRole('button', { name: '导出', exact: true }));
      await click(page.getByRole('dialog', { name: '导出' }).getByRole('button', { name: /全部.*XLSX/ }));
    },
    done: async ({ coming }) => {
      const file = await coming;
      if (!file.suggestedFilename().endsWith('.xlsx')) throw new Error('Another file came.');
      await file.path();
    },
  },
  {
    name: 'read the notices and clear them',
    keys: async ({ command, press, page }) => {
      await command('消息');
      await page.getByRole('dialog', { name: '消息' }).getByRole('button', { name: '清空消息' }).waitFor();
      await press('Escape');
      await command('清空消息');
    },
    mouse: async ({ click, page }) => {
      await click(page.getByRole('button', { name: /^消息/ }));
      await click(page.getByRole('button', { name: '清空消息' }));
    },
    done: ({ page }) => page.getByText('清空消息成功').first().waitFor(),
  },
  {
    name: 'ask for a withdrawal',
    account: 'agent',
    from: '/#/promotion/pOrderList',
    ready: ({ page }) => page.getByRole('button', { name: /^提现 ¥/ }).waitFor(),
    prepare: async ({ server }) => ({ before: (await server.read('/promotion/withdrawals?page=1&pageSize=10')).total }),
    keys: async ({ command, press, type, page }) => {
      await command('提现', /提现 ¥/);
      await page.getByRole('dialog').locator('select:focus').waitFor();
      await press('ArrowDown', 'Tab');
      await type('王伟');
      await press('Tab');
      await type('13812345678');
      await press('Enter');
    },
    mouse: async ({ click, press, type, page }) => {
      await click(page.getByRole('button', { name: /^提现 ¥/ }));
      await page.getByRole('dialog').getByLabel('收款方式').selectOption('alipay');
      // The form is prefilled with the last payee.
      for (const [field, text] of Object.entries({ 收款人姓名: '王伟', 账号: '13812345678' })) {
        await click(page.getByRole('dialog').getByLabel(field));
        await press('Control+a');
        await type(text);
      }
      await click(page.getByRole('dialog').getByRole('button', { name: '申请提现' }));
    },
    done: async ({ server, before }) =>
      until(async () => (await server.read('/promotion/withdrawals?page=1&pageSize=10')).total === before + 1),
  },
  {
    name: 'settle a withdrawal',
    account: 'editor',
    from: '/#/promotion/withdrawals?state=requested',
    ...listed,
    prepare: async ({ server }) => ({
      requested: (await server.read('/promotion/withdrawals?page=1&pageSize=10&state=requested')).list[0],
    }),
    keys: async ({ toRow, press, type, takeLine, goTo, page }) => {
      await toRow();
      await press('.');
      await takeLine('付款');
      await goTo(page.getByRole('dialog').getByLabel('付款单号'));
      await type('PAY-1');
      await press('Enter');
    },
    mouse: async ({ click, fill, page }) => {
      await click(firstRow(page).getByRole('button', { name: '付款' }));
      await fill(page.getByRole('dialog').getByLabel('付款单号'), 'PAY-1');
      await click(page.getByRole('dialog').getByRole('button', { name: '付款' }));
    },
    done: async ({ server, requested }) =>
      until(async () => {
        const { list } = await server.read('/promotion/withdrawals?page=1&pageSize=100');
        return list.some(({ id, state }) => id === requested.id && state === 'paid');
      }),
  },
];

/** Waits, at most 10 s, for a condition. */
async function until(isSo) {
  const end = performance.now() + 10_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('What the task was for did not come about.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
