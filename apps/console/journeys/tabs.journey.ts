import { expect, journey } from './support/journey';
import { openSignedIn, tabOf } from './support/sign-in';

journey(
  'a closed tab reopens with the input of its page, and a pinned one survives closing all [closed-tab-comes-back] [pinned-tabs-stay] @smoke',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList');
    const keyword = page.getByRole('textbox', { name: '关键词' });
    await keyword.fill('not found');
    await expect(page).toHaveURL(/keyword=not/);
    await tabOf(page, '运单列表').focus();
    await page.keyboard.press('Delete');
    await expect(page).toHaveURL(/#\/index$/);
    await expect(keyword).toBeHidden();
    await page.getByRole('button', { name: '标签页操作' }).click();
    await page.getByRole('menuitem', { name: '重新打开关闭的标签' }).click();
    await expect(page).toHaveURL(/#\/order\/orderList\?keyword=not/);
    await expect(keyword).toHaveValue('not found');

    await page.goto('/#/promotion/userList');
    const users = tabOf(page, '推广用户');
    await users.click({ button: 'right' });
    await page.getByRole('menuitem', { name: '固定标签' }).click();
    await tabOf(page, '运单列表').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭全部' }).click();
    await expect(tabOf(page, '运单列表')).toHaveCount(0);
    await page.getByRole('button', { name: '取消固定“推广用户”' }).click();
    await expect(tabOf(page, '推广用户')).toBeVisible();
  },
);
