import type { Page } from '@playwright/test';
import type { Control } from './control';
import { type Hand, reach } from './hands';
import { expect } from './journey';
import { noteText } from './note-text';

/** Records the windows that a page opens instead of opening them; call it before the page loads. */
export async function noteOpened(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    Object.assign(window, { opened: [] });
    window.open = (...call) => {
      Reflect.get(window, 'opened').push(call);
      return null;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'opened') as string[][]);
}

/** Every panel of login and every tool of the header, from the first visit to a new account's. */
export async function useEveryTool(page: Page, hand: Hand, control: Control): Promise<void> {
  const opened = await noteOpened(page);
  await page.goto('/#/order/orderList');
  await useLogin(page, hand, control);
  if (hand.name === 'finger') await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'vertical');
  await useSearch(page, hand, opened);
  await useNotices(page, hand);
  await useFullScreen(page, hand);
  await useThemeDrawer(page, hand);
  await useOtherTools(page, hand);
  await useRegister(page, hand, control);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
const says = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

/** Every panel of login: its messages, the countdown of 60 s, a text message that signs in. */
async function useLogin(page: Page, hand: Hand, control: Control): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await hand.press(page.getByRole('tab', { name: '密码登录' }));
  await hand.press(button(page, '登录'));
  await says(page, '用户名不能为空');
  await hand.write(field('用户名'), 'admin');
  await hand.write(field('密码'), '12345');
  await hand.press(button(page, '登录'));
  await says(page, '密码不能少于 6 位');
  await hand.press(page.getByRole('tab', { name: '注册账号' }));
  await expect(button(page, '注册并登录')).toBeVisible();
  await hand.press(page.getByRole('tab', { name: '验证码登录' }));
  await hand.write(field('手机号'), '23800000001');
  await hand.press(button(page, '登录'));
  await says(page, '请输入正确的手机号');
  await says(page, '请输入手机验证码');
  await hand.write(field('手机号'), '13800000001');
  await hand.press(button(page, '获取验证码'));
  await expect(button(page, /^(60|5\d) 秒后重发$/)).toBeVisible();
  await hand.write(field('短信验证码'), await control.smsCode('13800000001'));
  await hand.press(button(page, '登录'));
  await expect(page).not.toHaveURL(/#\/login/);
  await expect(page.getByRole('main')).toBeVisible();
}

/** Registers an account in the third panel after a refused code. */
async function useRegister(page: Page, hand: Hand, control: Control): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await hand.press(page.getByRole('tab', { name: '注册账号' }));
  await hand.write(field('用户名'), `new-${hand.name}`);
  await hand.write(field('手机号'), '13900000009');
  await hand.press(button(page, '获取验证码'));
  await expect(button(page, /秒后重发/)).toBeVisible();
  const code = await control.smsCode('13900000009');
  await hand.write(field('短信验证码'), code === '000000' ? '000001' : '000000');
  await hand.write(field('密码'), 'newcomer-1');
  await hand.press(button(page, '注册并登录'));
  await says(page, '手机验证码错误或已失效');
  await expect(page).toHaveURL(/#\/login/);
  await hand.write(field('短信验证码'), code);
  await hand.press(button(page, '注册并登录'));
  await expect(button(page, new RegExp(`new-${hand.name}`))).toBeVisible();
}

/** Search: a suggestion's address, then the engine for the typed words, each in a new window. */
async function useSearch(page: Page, hand: Hand, opened: () => Promise<string[][]>): Promise<void> {
  const line = page.getByRole('combobox', { name: '命令' });
  await hand.press(button(page, '搜索'));
  await expect(line).toBeFocused();
  await page.keyboard.type('运单');
  await hand.press(
    page.getByRole('group', { name: '搜索建议' }).getByRole('option').filter({ hasText: '运单列表' }).first(),
  );
  await expect(page.getByRole('dialog')).toBeHidden();
  await hand.press(button(page, '搜索'));
  await page.keyboard.type('货运行情');
  await hand.press(page.getByRole('option', { name: /用百度搜索/ }));
  expect((await opened()).map(([url]) => url)).toEqual([
    expect.stringMatching(/\/#\/order\/orderList$/),
    `https://www.baidu.com/s?wd=${encodeURIComponent('货运行情')}`,
  ]);
  await hand.press(button(page, '搜索'));
  await expect(line).toBeFocused();
  await hand.away();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Notices: 300 px wide, two tabs that reload, picture and text, clear with its message. */
async function useNotices(page: Page, hand: Hand): Promise<void> {
  const bell = button(page, /^消息/);
  const panel = page.getByRole('dialog', { name: '消息' });
  await expect(bell).toHaveAccessibleName('消息 10');
  // The keyboard opens it by arriving, and walks in with Tab.
  if (hand.name === 'keyboard') await reach(page, bell);
  else await bell.tap();
  await expect(panel).toBeVisible();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(300);
  const picture = panel.locator('img').first();
  expect(await picture.evaluate((image: HTMLElement) => [image.offsetWidth, image.offsetHeight])).toEqual([45, 45]);
  const nextRequest = page.waitForRequest(/\/notice\/getList/);
  if (hand.name === 'keyboard') await page.keyboard.press('Tab');
  await hand.press(panel.getByRole('tab', { name: '邮件' }));
  await nextRequest;
  await expect(panel.getByText('新线路价格表见附件。')).toBeVisible();
  await hand.press(panel.getByRole('button', { name: '清空消息' }));
  await says(page, '清空消息成功');
  await expect(panel.getByText('暂无消息')).toBeVisible();
  await expect(bell).toHaveAccessibleName('消息');
  // Escape closes the popover although the message above is still shown.
  if (hand.name === 'keyboard') await page.keyboard.press('Escape');
  else await bell.tap();
  await expect(panel).toBeHidden();
}

/** Presses a tool: its button in the header, or on a phone its entry in the menu of the avatar. */
async function pressTool(page: Page, hand: Hand, name: string, entry: string): Promise<void> {
  if (hand.name === 'keyboard') return hand.press(button(page, name));
  await hand.press(button(page, /^用户菜单/));
  await hand.press(page.getByRole('menuitem', { name: entry, exact: true }));
}

/** Full screen on and off, and the message of a refusal. */
async function useFullScreen(page: Page, hand: Hand): Promise<void> {
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await pressTool(page, hand, '进入全屏', '全屏');
  await expect.poll(isFull).toBe(true);
  await pressTool(page, hand, '退出全屏', '全屏');
  await expect.poll(isFull).toBe(false);
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('no'));
  });
  await pressTool(page, hand, '进入全屏', '全屏');
  await says(page, '进入全屏失败');
}

/** The theme drawer: 280 px wide at the right, immediate effect, the random theme with its loading second, save, restore. */
async function useThemeDrawer(page: Page, hand: Hand): Promise<void> {
  const drawer = page.getByRole('dialog', { name: '主题设置' });
  const body = page.locator('body');
  await hand.press(button(page, '主题设置'));
  const width = page.viewportSize()?.width ?? 0;
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: width - 280, width: 280 });
  await hand.choose(drawer.getByRole('radio', { name: '绿黑', exact: true }));
  await expect(body).toHaveClass(/vab-theme-green-black/);
  const layout = drawer.getByRole('radio', { name: '纵向', exact: true });
  if (hand.name === 'finger') {
    await expect(layout).toBeDisabled();
    await expect(drawer.getByText('窄屏下固定为纵向布局')).toBeVisible();
  } else {
    await hand.choose(layout);
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'vertical');
  }
  await hand.press(drawer.getByRole('switch', { name: '语言切换', exact: true }));
  const shown = await noteText(page, '正在加载…');
  await hand.press(drawer.getByRole('button', { name: '随机换肤' }));
  await expect(body).not.toHaveClass(/vab-theme-green-black/);
  await expect.poll(async () => (await shown()).went).toBeDefined();
  await hand.press(drawer.getByRole('button', { name: '恢复默认' }));
  await says(page, '已恢复默认设置');
  await expect(body).toHaveClass(/vab-theme-blue-black/);
  await hand.press(drawer.getByRole('switch', { name: '语言切换', exact: true }));
  await hand.press(drawer.getByRole('button', { name: '保存', exact: true }));
  await says(page, '主题设置已保存');
  // Escape, or a tap beside the drawer, closes the drawer although messages are still shown.
  await hand.away();
  await expect(drawer).toBeHidden();
}

/** Language and back, refresh, back to top, the debugger's copy, and both commands of the avatar menu. */
async function useOtherTools(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, '切换语言'));
  await hand.press(page.getByRole('menuitemradio', { name: 'English' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hand.press(button(page, 'Switch language'));
  await hand.press(page.getByRole('menuitemradio', { name: '中文' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');

  const nextRequest = page.waitForRequest(/\/order\/getList/);
  await pressTool(page, hand, '刷新页面', '刷新');
  await nextRequest;
  const scrolled = () =>
    page.evaluate(() => Math.max(...[...document.querySelectorAll('[data-layout] *')].map((each) => each.scrollTop)));
  await page.goto('/#/order/quickOrder');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ ...size, height: 500 });
  if (hand.name === 'keyboard') await reach(page, page.getByRole('main').getByRole('textbox').last());
  else await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(200);
  await hand.press(button(page, '回到顶部'));
  await expect.poll(scrolled).toBe(0);
  await page.setViewportSize(size);

  await page.goto('/#/debugger');
  await hand.press(button(page, '复制为 JSON'));
  await says(page, '已复制');
  await page.goto('/#/index');
  await hand.press(button(page, /admin/));
  await hand.press(page.getByRole('menuitem', { name: '个人中心' }));
  await expect(page).toHaveURL(/#\/setting\/personalCenter$/);
  await page.goto('/#/no/such/page');
  await expect(page).toHaveURL(/#\/404$/);
  await hand.press(button(page, '留在此页'));
  await says(page, '已取消自动返回');
  await hand.press(button(page, '返回首页'));
  await expect(page).toHaveURL(/#\/index$/);
  await hand.press(button(page, /admin/));
  await hand.press(page.getByRole('menuitem', { name: '退出登录' }));
  await expect(page).toHaveURL(/#\/login/);
}
