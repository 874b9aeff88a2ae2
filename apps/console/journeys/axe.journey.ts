import { auditFindings } from './support/audits';
import { axeFindings } from './support/axe';
import { expect, journey } from './support/journey';
import { openShellPage, openStandalonePage, shellPages, standalonePages, thirdOfPages } from './support/pages';
import { openLogin, signInSpeaking } from './support/sign-in';

const messages = {
  zh: {
    phone: '验证码登录',
    register: '注册账号',
    search: '搜索',
    typed: '运单',
    notice: /^消息/,
    email: '邮件',
    theme: '主题设置',
    tabs: '标签页操作',
  },
  en: {
    phone: 'Text message',
    register: 'Register',
    search: 'Search',
    typed: 'order',
    notice: /^Messages/,
    email: 'Email',
    theme: 'Theme settings',
    tabs: 'Tab actions',
  },
} as const;

const axe = 'axe finds nothing on any screen, tool open or closed [axe-checks-detail-pages]';
const claims = {
  zh: axe,
  en: `${axe}, nothing is said by colour alone or in colours unmeasured, nothing moves for who wants it still [colour-is-never-alone]`,
};

const detailPages = shellPages.filter((address) => address.includes('?'));
/** Every page in both languages is looked at before a release. */
const usual = new Set([...thirdOfPages(0), ...detailPages]);

journey.use({
  leavesOut: { 'forced-colours': 'the system chooses the colours, and the audit knows those of the themes' },
});

journey(
  'axe finds nothing at login, in a list and in a form, and colour alone carries no meaning there @smoke',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLogin(page, 'en');
    const findings = await axeFindings(page, 'login');
    await signInSpeaking(page, 'en');
    for (const address of ['/order/orderList', '/order/quickOrder']) {
      await openShellPage(page, address);
      findings.push(...(await axeFindings(page, address)), ...(await auditFindings(page, address, 'body')));
    }
    expect(findings).toEqual([]);
  },
);

for (const { language, pages, tag } of [
  { language: 'en' as const, pages: [...usual], tag: [] },
  { language: 'en' as const, pages: shellPages, tag: '@release' },
  { language: 'zh' as const, pages: shellPages, tag: '@release' },
])
  journey(`${claims[language]} (${pages.length} pages, ${language})`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const say = messages[language];
    const findings: string[] = [];
    const look = async (screen: string, part = 'body') => {
      findings.push(...(await axeFindings(page, screen, { part: part === 'body' ? 'html' : part })));
      if (language === 'en') findings.push(...(await auditFindings(page, screen, part)));
    };

    await openLogin(page, language);
    await look('login');
    for (const name of [say.phone, say.register]) {
      await page.getByRole('tab', { name, exact: true }).click();
      await page.locator('form button[type="submit"]').click();
      await look(`login, ${name}`);
    }
    await signInSpeaking(page, language);
    for (const path of pages) {
      await openShellPage(page, path);
      await look(path, path === pages[0] ? 'body' : '[data-page][data-state="shown"]');
    }

    await page.goto('/#/index');
    const header = (name: string | RegExp) => page.locator('header').getByRole('button', { name }).first();
    const layers = page.locator('[role="dialog"], [role="menu"]');
    for (const [tool, opener, then] of [
      ['drawer', header(say.theme)],
      ['search', header(say.search), () => page.keyboard.type(say.typed)],
      ['notice', header(say.notice)],
      ['email', header(say.notice), () => page.getByRole('tab', { name: say.email }).click()],
      ['avatar menu', header(/admin/)],
      ['tab menu', page.getByRole('button', { name: say.tabs })],
    ] as const) {
      await opener.click();
      await expect(layers).toBeVisible();
      await then?.();
      if (tool === 'search') await expect(page.getByRole('option').nth(1)).toBeVisible();
      await look(tool);
      await page.keyboard.press('Escape');
      await expect(layers).toHaveCount(0);
    }
    for (const path of standalonePages) {
      await openStandalonePage(page, path);
      await look(path);
    }
    expect(findings).toEqual([]);
  });
