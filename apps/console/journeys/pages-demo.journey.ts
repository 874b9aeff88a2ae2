import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { pressIn, recordsOf } from './support/lists';
import { openSignedIn } from './support/sign-in';

journey('rows of the comprehensive table are added, edited and deleted @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/vab/table/comprehensiveTable');
  const table = page.getByRole('grid', { name: '综合表格' });
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写标题')).toBeVisible();
  await dialog.getByLabel('标题').fill('试一条');
  await dialog.getByLabel('作者').fill('王五');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('标题', { exact: true }).fill('试一条');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('button', { name: '编辑' }).click();
  await dialog.getByLabel('标题').fill('试一条改');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(table.getByText('试一条改')).toBeVisible();
  await table.getByRole('checkbox', { name: '全选本页' }).check();
  await page.getByRole('button', { name: '批量删除（1）' }).click();
  const nothing = page.getByText('没有符合条件的数据，换个条件试试');
  await expect(nothing).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(table.getByText('试一条改')).toBeVisible();
  await table.getByRole('button', { name: '删除' }).click();
  await expect(nothing).toBeVisible();
  const token = String(await page.evaluate(() => localStorage.getItem('token')));
  await page.goto('about:blank');
  const left = async () => {
    const answer = await page.request.get('/table/getList', { params: { title: '试一条改' }, headers: { token } });
    return (await answer.json()).data.total;
  };
  await expect.poll(left).toBe(0);
});

journey('Escape asks before it closes a dialog with input [dialog-with-typed-text-asks]', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/vab/table/comprehensiveTable');
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog', { name: '新增文章' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: '新增' }).click();
  await dialog.getByLabel('标题').fill('写到一半');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '放弃填写的内容？' });
  await expect(question.getByRole('button', { name: '继续编辑' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('标题')).toHaveValue('写到一半');
  await page.mouse.click(5, (page.viewportSize()?.height ?? 900) - 40);
  await question.getByRole('button', { name: '放弃' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: '新增' }).click();
  await dialog.getByLabel('标题').fill('存下来');
  await dialog.getByLabel('作者').fill('王五');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('“存下来”已保存').first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

journey(
  "the server's error of a dialog field shows at that field [server-field-errors-appear-at-fields]",
  async ({ page, control }) => {
    await openSignedIn(page, 'admin', '/#/vab/table/comprehensiveTable');
    await page.getByRole('button', { name: '新增' }).click();
    const dialog = page.getByRole('dialog', { name: '新增文章' });
    await dialog.getByLabel('标题').fill('重名的标题');
    await dialog.getByLabel('作者').fill('王五');
    const data = { fields: { title: '标题已被使用' } };
    await control.fault({ path: '/table/doEdit', code: 400, message: '有字段不正确', data, times: 1 });
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByLabel('标题')).toHaveAccessibleDescription('标题已被使用');
    await expect(dialog.getByLabel('标题')).toBeFocused();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByLabel('标题').fill('另一个标题');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
  },
);

journey(
  'a detail opens behind the table under its title before it is looked at, and leads back [comprehensive-table-detail]',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/vab/table/comprehensiveTable');
    await pressIn(recordsOf(page).first(), '后台打开');
    await expect(page).toHaveURL(/comprehensiveTable$/);
    const detailTab = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: /^详情：/ });
    await expect(detailTab).toBeVisible();
    await detailTab.click();
    await expect(page).toHaveURL(/detail\?id=\d+$/);
    await expect(detailTab).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: '返回列表' }).click();
    await expect(page).toHaveURL(/comprehensiveTable$/);
    await expect(detailTab).toHaveCount(0);
  },
);

journey('a picture of the table opens large @release', async ({ page }) => {
  await openSignedIn(page, 'admin', '/#/vab/table/comprehensiveTable');
  await page
    .getByRole('button', { name: /的封面$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
});

journey(
  'a row is edited in place, saved or left as it was [inline-edit-table]',
  leavesOut({ 'zoom-400': 'a narrow window shows cards instead of cells' }),
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/vab/table/inlineEditTable');
    const row = page.getByRole('grid', { name: '行内编辑表格' }).getByRole('row').nth(1);
    const before = (await row.getByRole('gridcell').first().textContent()) ?? '';
    await row.getByRole('button', { name: /^编辑/ }).click();
    await row.getByLabel(/^标题/).fill('不要这样');
    await row.getByRole('button', { name: '取消' }).click();
    await expect(row.getByRole('gridcell').first()).toHaveText(before);
    await row.getByRole('button', { name: /^编辑/ }).click();
    await row.getByLabel(/^标题/).fill('');
    await row.getByRole('button', { name: '保存' }).click();
    await expect(row.getByLabel(/^标题/)).toBeFocused();
    await expect(row.getByLabel(/^标题/)).toHaveAccessibleDescription(/^请填写标题/);
    await page.keyboard.insertText(' 改好了 ');
    await page.keyboard.press('Enter');
    await expect(row.getByRole('gridcell').first()).toHaveText('改好了');
  },
);

journey(
  'columns are hidden and reordered from the keyboard [custom-table]',
  leavesOut({ 'zoom-400': 'a narrow window shows cards without columns' }),
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/vab/table/customTable');
    const heads = page.getByRole('grid', { name: '自定义表格' }).getByRole('columnheader');
    await expect(heads.first()).toHaveText('标题');
    await page.getByRole('button', { name: '列设置' }).click();
    const picker = page.getByRole('dialog', { name: '列设置' });
    await picker.getByRole('checkbox', { name: '作者' }).uncheck();
    await expect(heads.filter({ hasText: '作者' })).toHaveCount(0);
    await picker.getByRole('button', { name: '移动列“标题”' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(heads.first()).toHaveText('状态');
    await expect(picker.getByRole('status')).toHaveText('“标题”已移到第 3 列');
  },
);

journey(
  'the permission page shows and hides by role and permission as accounts change [permission-page]',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/vab/permission');
    const both = page.getByRole('region', { name: '角色与权限点组合' });
    await expect(both.getByRole('button', { name: '有权可见' })).toHaveCount(2);
    await page.getByRole('radio', { name: 'editor' }).click();
    await expect(page.getByRole('button', { name: /editor/ })).toBeVisible();
    await expect(page).toHaveURL(/#\/vab\/permission$/);
    const routes = recordsOf(page, '路由权限');
    await expect(routes.filter({ hasText: /^\/vab\/table\s*不可访问/ })).toBeVisible();
    await expect(page.getByRole('region', { name: '按角色' }).getByRole('button', { name: '有权可见' })).toHaveCount(1);
  },
);

journey(
  'the button of the permission page lets the token expire, and it is refreshed silently [expiretoken] [refreshtoken] @smoke',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/vab/permission');
    const before = await page.evaluate(() => localStorage.getItem('token'));
    const calls: string[] = [];
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (!/^\/(expireToken|userInfo|refreshToken)$/.test(pathname)) return;
      calls.push(`${response.request().method()} ${pathname}`);
    });
    await page.getByRole('button', { name: '作废令牌并发起请求' }).click();
    await expect(page.getByText('请求成功，令牌已换新')).toBeVisible();
    expect(calls).toEqual(['GET /expireToken', 'GET /userInfo', 'GET /refreshToken', 'GET /userInfo']);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
    await expect(page).toHaveURL(/#\/vab\/permission$/);
  },
);
