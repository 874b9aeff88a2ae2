import type { Page } from '@playwright/test';
import { themeNames } from '../../../packages/ui-shell/src/theme/presets';
import { densityNames, layoutNames, schemeNames } from '../../../packages/ui-shell/src/theme/theme-settings';
import { axeFindings } from './support/axe';
import { leavesOut } from './support/conditions/leaves-out';
import { expect, journey } from './support/journey';
import { openShellPage, openStandalonePage } from './support/pages';
import { openSignedIn } from './support/sign-in';

const schemes = schemeNames.filter((name) => name !== 'system');
const pages = [
  '/order/orderList',
  '/order/quickOrder',
  '/promotion/promotionCenter',
  '/index',
  '/vab/table/customTable',
];

/** Covers each pair of layout, scheme and density at least once; themes and contrasts rotate. */
const looks = layoutNames.flatMap((layout, row) =>
  densityNames.map((density, column) => ({
    layout,
    density,
    scheme: schemes[(row + column) % schemes.length],
    contrast: (row * densityNames.length + column) % 4 === 3 ? 'more' : 'normal',
    themeName: themeNames[(row * densityNames.length + column) % themeNames.length],
  })),
);

const keepLook = (page: Page, settings: object) =>
  page.evaluate(
    (stored) => localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: stored })),
    settings,
  );

for (const { which, chosen, tag } of [
  // Covers every layout once; densities and schemes alternate.
  {
    which: 'a third of the pairs',
    chosen: looks.filter((_, index) => index % 3 === (Math.floor(index / 3) + 1) % 3),
    tag: [],
  },
  { which: 'any pair', chosen: looks, tag: '@release' },
])
  journey(
    `axe finds nothing in ${which} of layout, scheme and density [every-pair-layout-scheme-density]`,
    { tag, ...leavesOut({ 'forced-colours': 'the system chooses the colours of every look' }) },
    async ({ page }) => {
      expect(new Set(looks.map(({ themeName }) => themeName))).toEqual(new Set(themeNames));
      for (const [name, names] of Object.entries({ layout: layoutNames, density: densityNames }))
        for (const value of names)
          expect(
            new Set(looks.filter((look) => Reflect.get(look, name) === value).map(({ scheme }) => scheme)).size,
          ).toBe(2);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openSignedIn(page);
      const findings: string[] = [];
      for (const [index, look] of chosen.entries()) {
        await keepLook(page, look);
        await page.reload();
        const path = pages[index % pages.length] as string;
        await openShellPage(page, path);
        await expect(page.locator('body')).toHaveClass(new RegExp(`vab-scheme-${look.scheme}`));
        findings.push(...(await axeFindings(page, `${path}, ${Object.values(look).join(', ')}`)));
      }
      await keepLook(page, { scheme: 'dark' });
      await page.reload();
      for (const path of ['/403', '/404']) {
        await openStandalonePage(page, path);
        findings.push(...(await axeFindings(page, `${path}, dark`)));
      }
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.goto('/#/login');
      await page.reload();
      await expect(page.locator('#waybill-early-login')).toHaveCount(0);
      findings.push(...(await axeFindings(page, 'login, dark')));
      expect(findings).toEqual([]);
    },
  );

journey(
  'with forced colours the chosen entry, tab, choice and focus can still be distinguished [forced-colours]',
  leavesOut({ 'zoom-400': 'the menu is folded' }),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openSignedIn(page, 'admin', '/#/order/orderList');
    const outlined = (selector: string) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outlined('nav [aria-current="page"]')).toBe('solid');
    expect(await outlined('nav a:not([aria-current])')).toBe('none');
    await page.getByRole('button', { name: '主题设置', exact: true }).click();
    expect(await outlined('[role="dialog"] :checked + *')).toBe('solid');
    expect(await outlined('[role="dialog"] input:not(:checked) + *')).toBe('none');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect.poll(() => outlined(':focus-visible')).toBe('solid');
  },
);
