import { presetOptions } from '../../../packages/ui-shell/src/theme/presets';
import { whenQuiet } from '../../../scripts/lib/when-quiet';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { recordsOf } from './support/lists';
import { noteText } from './support/note-text';
import { openSignedIn, tabOf } from './support/sign-in';

journey(
  'the theme drawer changes the look at once; only what is saved survives a reload [theme-drawer]',
  leavesOut({
    'zoom-400': 'measures the drawer and the layouts of a wide window',
    'forced-colours': 'reads colours of themes, which forced colours replace',
  }),
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList');
    const shell = page.locator('[data-layout]');
    const drawer = page.getByRole('dialog', { name: '主题设置' });
    const choose = (name: string, group: string) =>
      drawer.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();
    const radiosOf = (group: string) =>
      drawer.getByRole('group', { name: group, exact: true }).getByRole('radio').first();
    const flip = (name: string) => drawer.getByRole('switch', { name, exact: true }).click();
    const openDrawer = () => page.getByRole('button', { name: '主题设置', exact: true }).click();
    await openDrawer();
    await expect(drawer).toBeVisible();
    // The colours of the other themes are on their way before one is chosen.
    await expect(page.locator('link#waybill-themes')).toHaveAttribute('href', /themes/);
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(1440 - 280);
    expect((await drawer.boundingBox())?.width).toBe(280);

    for (const [name, layout] of [
      ['综合', 'comprehensive'],
      ['纵向', 'vertical'],
      ['横向', 'horizontal'],
      ['常规', 'common'],
      ['浮动', 'float'],
      ['分栏', 'column'],
    ] as const) {
      await choose(name, '布局');
      await expect(shell).toHaveAttribute('data-layout', layout);
      const backgroundOff = layout === 'float' || layout === 'horizontal';
      await expect(radiosOf('菜单背景')).toBeEnabled({ enabled: !backgroundOff });
      await expect(radiosOf('分栏样式')).toBeEnabled({ enabled: layout === 'column' });
      await expect(drawer.getByRole('switch', { name: '固定头部' })).toBeEnabled({ enabled: layout !== 'common' });
    }
    const [first, ...others] = presetOptions;
    for (const { name: theme, title } of [...others, first]) {
      await choose(title.zh, '主题');
      await expect(page.locator('body')).toHaveClass(new RegExp(`\\bvab-theme-${theme}\\b`));
    }
    await choose('夜路图', '菜单背景');
    await expect(page.locator('body')).toHaveClass(/\bvab-background\b/);
    await choose('纯色', '菜单背景');
    await expect(page.locator('body')).not.toHaveClass(/vab-background/);
    const pictures = new Set<string>();
    for (const name of ['上下', '左右', '箭头', '卡片']) {
      await choose(name, '分栏样式');
      const side = await page.locator('[data-layout] nav').first().screenshot({ animations: 'disabled' });
      pictures.add(side.toString('base64'));
    }
    expect(pictures.size).toBe(4);
    const bar = page.locator('#app [data-look]:has([data-tab])').first();
    for (const [name, look] of [
      ['卡片', 'card'],
      ['灵动', 'smart'],
      ['圆滑', 'smooth'],
    ] as const) {
      await choose(name, '标签样式');
      await expect(bar).toHaveAttribute('data-look', look);
    }
    const icons = page.locator('#app [data-look] a', { hasText: '运单列表' }).locator('svg');
    const before = await icons.count();
    await flip('标签图标');
    await expect(icons).toHaveCount(before === 0 ? 1 : 0);
    await flip('显示标签栏');
    await expect(bar).toHaveCount(0);
    await expect(drawer.getByRole('switch', { name: '标签图标' })).toBeDisabled();
    await flip('显示标签栏');
    await expect(bar).toBeVisible();
    for (const [name, tool] of [
      ['刷新', '刷新页面'],
      ['搜索', '搜索'],
      ['消息', /^消息/],
      ['全屏', '进入全屏'],
      ['语言切换', '切换语言'],
    ] as const) {
      const button = page.locator('header').getByRole('button', {
        name: tool,
        includeHidden: true,
        ...(typeof tool === 'string' ? { exact: true } : {}),
      });
      const shown = await button.count();
      await flip(name);
      await expect(button).toHaveCount(shown === 0 ? 1 : 0);
      await flip(name);
      await expect(button).toHaveCount(shown);
    }
    const fixed = page.locator('[data-fixed="true"]');
    const shown = await fixed.count();
    await flip('固定头部');
    await expect(fixed).toHaveCount(shown === 0 ? 1 : 0);
    await flip('固定头部');
    await expect(fixed).toHaveCount(shown);

    await choose('绿白', '主题');
    await choose('纵向', '布局');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(shell).toHaveAttribute('data-layout', 'vertical');
    await page.reload();
    await expect(shell).toHaveAttribute('data-layout', 'column');
    await expect(page.locator('body')).toHaveClass(/vab-theme-blue-black/);

    await openDrawer();
    await choose('海洋', '主题');
    await flip('语言切换');
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('主题设置已保存', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.locator('body')).toHaveClass(/vab-theme-ocean/);
    await expect(page.getByRole('button', { name: '切换语言' })).toBeVisible();

    await openDrawer();
    const loading = await noteText(page, '正在加载…');
    await drawer.getByRole('button', { name: '随机换肤' }).click();
    await expect(page.locator('body')).not.toHaveClass(/vab-theme-ocean/);
    await expect.poll(async () => (await loading()).went).toBe(true);
    await drawer.getByRole('button', { name: '恢复默认' }).click();
    await expect(page.getByText('已恢复默认设置', { exact: true }).first()).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/vab-theme-blue-black/);
    await page.reload();
    await expect(page.locator('body')).toHaveClass(/vab-theme-blue-black/);
    await expect(page.getByRole('button', { name: '切换语言' })).toHaveCount(0);
  },
);

journey(
  'light or dark: set in the drawer, kept by Save, and with "as system" after the device, without anything rendered [scheme-follows-device-without-render]',
  leavesOut({ 'forced-colours': 'reads `color-scheme`, which forced colours decide' }),
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openSignedIn(page, 'admin', '/#/order/orderList');
    const body = page.locator('body');
    const nativeScheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect(body).toHaveClass(/vab-scheme-light/);
    await page.getByRole('button', { name: '主题设置', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: '主题设置' });
    const choose = (name: string) => drawer.getByRole('group', { name: '明暗' }).getByRole('radio', { name }).check();
    await choose('深色');
    await expect(body).toHaveClass(/vab-theme-blue-black vab-scheme-dark/);
    expect(await nativeScheme()).toBe('dark');
    await choose('浅色');
    await expect(body).toHaveClass(/vab-scheme-light/);
    await drawer.getByRole('radiogroup', { name: '对比度' }).getByRole('radio', { name: '更高' }).check();
    await expect(body).toHaveClass(/vab-contrast-more/);
    await drawer.getByRole('radiogroup', { name: '对比度' }).getByRole('radio', { name: '跟随系统' }).check();
    await expect(body).not.toHaveClass(/vab-contrast-more/);
    await choose('跟随系统');
    await expect(body).toHaveClass(/vab-scheme-dark/);
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(recordsOf(page).first()).toBeVisible();
    await expect(body).toHaveClass(/vab-scheme-dark/);
    await whenQuiet(page);

    await page.evaluate(() => {
      const changes: string[] = [];
      Reflect.set(window, '__changes', changes);
      const watch = new MutationObserver((records) =>
        changes.push(...records.map(({ type, target }) => `${type} ${target.nodeName}`)),
      );
      watch.observe(document.getElementById('app') as Element, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(body).toHaveClass(/vab-scheme-light/);
    expect(await nativeScheme()).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    await expect(body).toHaveClass(/vab-scheme-dark vab-contrast-more/);
    expect(await nativeScheme()).toBe('dark');
    expect(await page.evaluate(() => Reflect.get(window, '__changes'))).toEqual([]);
  },
);

journey(
  'a change of language is seen at once in menu, tabs, title and document, and is kept @release',
  async ({ page }) => {
    await openSignedIn(page, 'admin', '/#/order/orderList');
    await page.getByRole('button', { name: '主题设置', exact: true }).click();
    await page.getByRole('switch', { name: '语言切换' }).click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByRole('button', { name: '关闭主题设置' }).click();
    await page.getByRole('button', { name: '切换语言' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    const tabs = page.getByRole('navigation', { name: 'Open pages' });
    await expect(tabs.getByRole('link', { name: 'Order list', exact: true })).toBeVisible();
    await expect(page.locator('[data-layout] nav').first().getByText('Orders', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Order list - Professional consignment/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page).toHaveTitle(/^Order list - /);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Switch language' }).click();
    await page.getByRole('menuitemradio', { name: '中文' }).click();
    await expect(tabOf(page, '运单列表')).toBeVisible();
  },
);

journey(
  'a theme that is saved in one window is seen in the other, whose side bar stays as it is [theme-saved-in-one-window] @smoke',
  leavesOut({ 'zoom-400': 'a narrow window has no side bar to fold' }),
  async ({ page, context }) => {
    await openSignedIn(page);
    const other = await context.newPage();
    await other.goto('/#/index');
    await expect(other.getByRole('main')).toBeVisible();
    const shell = other.locator('[data-layout]');
    await page.getByRole('button', { name: '收起侧边栏' }).click();
    await page.getByRole('button', { name: '主题设置', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: '主题设置' });
    await drawer.getByRole('radio', { name: '绿黑', exact: true }).check();
    await drawer.getByRole('radio', { name: '纵向', exact: true }).check();
    await expect(other.locator('body')).toHaveClass(/vab-theme-blue-black/);
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    await expect(other.locator('body')).toHaveClass(/vab-theme-green-black/);
    await expect(shell).toHaveAttribute('data-layout', 'vertical');
    await expect(other.getByRole('button', { name: '收起侧边栏' })).toBeVisible();
    await drawer.getByRole('button', { name: '恢复默认' }).click();
    await expect(other.locator('body')).toHaveClass(/vab-theme-blue-black/);
    await expect(shell).toHaveAttribute('data-layout', 'column');
  },
);
