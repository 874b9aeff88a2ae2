import type { Page } from '@playwright/test';
import { xssCorpus } from '../../../packages/ui-shell/testing/xss-corpus';
import { expect } from './support/journey';
import { recordsOf } from './support/lists';
import { inMode, modesJourney as journey } from './support/modes-journey';
import { fillLogin } from './support/sign-in';

/** Addresses of pictures that would name another host are left out: https pictures are allowed by the component, and refused by this policy. */
const pictures = xssCorpus.filter((attack) => !/^\s*(https?:)?[\\/]{2}/i.test(attack));
const slices = (size: number) =>
  Array.from({ length: Math.ceil(xssCorpus.length / size) }, (_, n) => xssCorpus.slice(n * size, n * size + size));

/** Counts dialogs, popups, navigations, inline handlers and script URLs on a page. */
function watchFor(page: Page) {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => ran.push(`popup: ${popup.url()}`));
  return async (where: string) => {
    ran.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('body *')].flatMap((part) => [
          ...part.getAttributeNames().filter((name) => /^on|^srcdoc$|^formaction$|^ping$/.test(name)),
          ...(part.matches('iframe, object, embed, base, meta, script:not([nonce])') ? [part.outerHTML] : []),
          ...(part instanceof HTMLAnchorElement && !/^(https?|mailto|tel)?:$/.test(part.protocol) ? [part.href] : []),
        ]),
      )),
    );
    expect(ran, where).toEqual([]);
  };
}

journey(
  'over 200 attacks never run as markup, picture, name, suggestion or message of the server @release',
  async ({ page, control }) => {
    expect(new Set(xssCorpus).size).toBeGreaterThanOrEqual(200);
    const expectHarmless = watchFor(page);
    await page.goto(inMode('hostile', '/index'));
    await fillLogin(page, 'admin');
    await expect(page.getByRole('button', { name: /^用户菜单/ })).toBeVisible();

    for (const attacks of slices(60)) {
      const list = attacks.map((attack, index) => ({
        notice: `${attack}</style></svg></math></title></textarea>drawn`,
        email: attack,
        image: pictures[index % pictures.length],
      }));
      await control.fault([
        { path: '/notice/getList', code: 200, data: { list } },
        {
          path: '/userInfo',
          code: 200,
          data: {
            username: attacks.join(' '),
            avatar: attacks.find((attack) => /^\W*(javascript|data):/i.test(attack)) ?? pictures[0],
            roles: ['Admin', ...attacks],
            permissions: attacks,
          },
        },
      ]);
      await page.reload();
      await page.getByRole('button', { name: /^消息/ }).click();
      const panel = page.getByRole('dialog', { name: '消息' });
      await expect(panel.getByRole('listitem').nth(attacks.length - 1)).toBeAttached();
      await expect(panel.locator('span[hidden]')).toHaveCount(0);
      await expectHarmless('notice markup');
      await panel.getByRole('tab', { name: '邮件' }).click();
      await expect(panel.getByRole('listitem').nth(attacks.length - 1)).toBeAttached();
      await expectHarmless('emails');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^用户菜单/ }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expectHarmless('user name');
      await page.keyboard.press('Escape');
      await control.clearFaults();
    }

    await page.goto(inMode('hostile', '/debugger'));
    await expect(page.getByRole('heading', { name: '路由校验' })).toBeVisible();
    await expectHarmless('debugger');

    await page.goto(inMode('hostile', '/index'));
    // Reloads with the account's real rights, because other users' live news would close the search.
    await page.reload();
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    const line = page.getByRole('combobox', { name: '命令' });
    for (const attacks of slices(50)) {
      await control.fault({
        path: '/search/getList',
        code: 200,
        data: { list: attacks.map((attack) => ({ value: attack, url: attack })) },
        times: 1,
      });
      await line.fill(attacks[0] ?? '');
      await expect(page.getByRole('group', { name: /^(搜索建议|站外搜索)$/ }).first()).toBeAttached();
      await expectHarmless('suggestions');
    }
    await page.keyboard.press('Escape');

    await page.goto(inMode('hostile', '/order/orderList'));
    await expect(recordsOf(page).first()).toBeVisible();
    for (const attacks of slices(60)) {
      await control.fault({ path: '/order/getList', code: 500, message: attacks.join('\n'), times: 1 });
      await page.getByRole('button', { name: '刷新页面' }).click();
      await expect(page.locator('li[data-kind="error"]').last()).toContainText(attacks[0] ?? '', {
        useInnerText: false,
      });
      await expectHarmless('error message');
    }
    await page.getByRole('button', { name: /^错误日志/ }).click();
    await expect(page.getByRole('dialog', { name: '错误日志' }).getByRole('listitem')).toHaveCount(slices(60).length);
    await expectHarmless('error log');
  },
);

journey(
  'over 200 attacks never run as title, path, page, icon or target of a route from the server @release',
  async ({ page }) => {
    const expectHarmless = watchFor(page);
    const shell = { component: 'Layout' };
    const home = {
      path: '/',
      ...shell,
      children: [{ path: 'index', name: 'Index', component: 'index', meta: { title: '主页' } }],
    };
    const named = xssCorpus.map((attack, index) => ({
      path: `/section${index}`,
      ...shell,
      meta: { title: attack, icon: attack },
      children: [
        {
          path: 'page',
          name: attack,
          component: attack,
          meta: { title: attack, icon: attack, badge: attack, activeMenu: attack },
        },
      ],
    }));
    const placed = xssCorpus.flatMap((attack) => [
      { path: attack, component: 'index', meta: { title: attack, target: attack } },
      { path: `/to${attack}`, redirect: attack, meta: { title: attack } },
    ]);
    await page.route('**/router/getList', (route) =>
      route.fulfill({ json: { code: 200, message: '', data: { list: [home, ...named, ...placed] } } }),
    );
    await page.goto(inMode('hostile', '/index'));
    await fillLogin(page, 'admin');
    await expect(page.getByRole('button', { name: /^用户菜单/ })).toBeVisible();
    await expect(
      page.locator('[data-layout] nav').getByText('<script>alert(1)</script>', { exact: true }).first(),
    ).toBeAttached();
    await expectHarmless('menu');
    for (let index = 0; index < xssCorpus.length; index += 12) {
      await page.goto(inMode('hostile', `/section${index}/page`));
      await expect(page.getByRole('heading', { name: '这个页面不存在' })).toBeVisible();
    }
    const opened = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('listitem');
    expect(await opened.count()).toBeGreaterThan(15);
    await expectHarmless('tabs, breadcrumb and document title');
    await page.getByRole('button', { name: /^错误日志/ }).click();
    await expect(page.getByRole('dialog', { name: '错误日志' }).getByRole('listitem').first()).toBeVisible();
    await expectHarmless('reports of dropped routes');
  },
);
