import type { Page } from '@playwright/test';
import { auditFindings } from './support/audits';
import { axeFindings } from './support/axe';
import { expect, journey } from './support/journey';
import { openShellPage, openStandalonePage, shellPages, standalonePages } from './support/pages';
import { openLogin, signInSpeaking } from './support/sign-in';

const words = {
  zh: {
    phone: '验证码登录',
    register: '注册账号',
    search: '搜索',
    typed: '订单',
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

/** A window of 1440 x 900 px at 200 % zoom, and one of 1280 x 1024 px at 400 %. */
const zooms = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

/** What of a screen is lost when it is enlarged. */
async function lostByZoom(page: Page, screen: string): Promise<string[]> {
  const usual = page.viewportSize();
  const found: string[] = [];
  for (const zoom of zooms) {
    await page.setViewportSize(zoom);
    found.push(...(await auditFindings(page, `${screen} at ${zoom.width} px`, ['lostParts'])));
  }
  if (usual) await page.setViewportSize(usual);
  return found;
}

const claims = {
  zh: 'axe finds nothing on any screen, tool open or closed',
  en: 'axe finds nothing on any screen, nothing is said by colour alone or in colours unmeasured, nothing moves for who wants it still, nothing is lost at 200 and 400 % zoom',
};

for (const language of ['zh', 'en'] as const)
  journey(`${claims[language]} (${language})`, async ({ page }) => {
    journey.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const say = words[language];
    const found: string[] = [];
    // Colours are the same in every language.
    const look = async (screen: string, { zoomed = true } = {}) => {
      found.push(...(await axeFindings(page, screen, { contrast: language === 'zh' })));
      if (language === 'zh') return;
      found.push(...(await auditFindings(page, screen, ['loneColours', 'uncertifiedWords', 'movingParts'])));
      if (zoomed) found.push(...(await lostByZoom(page, screen)));
    };

    await openLogin(page, language);
    await look('login');
    for (const name of [say.phone, say.register]) {
      await page.getByRole('tab', { name, exact: true }).click();
      await page.locator('form button[type="submit"]').click();
      await look(`login, ${name}`);
    }
    await signInSpeaking(page, language);
    for (const path of shellPages) {
      await openShellPage(page, path);
      await look(path);
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
      // The others belong to the header as it is at a desk.
      await look(tool, { zoomed: tool === 'drawer' });
      await page.keyboard.press('Escape');
      await expect(layers).toHaveCount(0);
    }
    for (const path of standalonePages) {
      await openStandalonePage(page, path);
      await look(path);
    }
    expect(found).toEqual([]);
  });
