import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { customPinyin, pinyin } from 'pinyin-pro';
import { expect, journey } from './support/journey';
import { signInSpeaking } from './support/sign-in';
import { consoleFolder } from './support/start-sandbox';

interface Title {
  zh: string;
  en: string;
}

interface Entry {
  title: Title;
  nav: { dynamicNewTab?: boolean };
  children: Entry[];
}

const table: readonly Entry[] = JSON.parse(readFileSync(path.join(consoleFolder, 'routes.json'), 'utf8'));
const pages = (entry: Entry): readonly Entry[] => (entry.children.length > 0 ? entry.children.flatMap(pages) : [entry]);

const tools: readonly Title[] = [
  { zh: '消息', en: 'Messages' },
  { zh: '全屏', en: 'Full screen' },
  { zh: '主题设置', en: 'Theme settings' },
  { zh: '刷新', en: 'Refresh' },
  { zh: '用户菜单', en: 'User menu' },
];

/** Pages that show one record are opened by their record. */
const titles = table
  .flatMap(pages)
  .filter(({ title, nav }) => !nav.dynamicNewTab && /\p{Script=Han}/u.test(title.zh))
  .map(({ title }) => title)
  .concat(tools);

// The dictionary reads it as heavy.
customPinyin({ 重置: 'chóng zhì' });

/** The queries for a Chinese title: the title, its pinyin, its initials. */
function waysTo(title: string): readonly string[] {
  const syllables = pinyin(title, { toneType: 'none', v: true, type: 'array', nonZh: 'consecutive' });
  const initials = syllables.map((part) => (/^[a-z]+$/.test(part) ? part[0] : part.trim())).join('');
  return [title, syllables.join(''), initials];
}

/** The queries that do not find the title in the open palette. */
async function missingOf(page: Page, title: string, ways: readonly string[]): Promise<readonly string[]> {
  const options = page.getByRole('option');
  const missing: string[] = [];
  for (const typed of ways) {
    await page.getByRole('dialog').getByRole('combobox').fill(typed);
    const isFound = async () => (await options.allInnerTexts()).some((text) => text.startsWith(title));
    // The search code is loaded with the first word.
    await expect
      .poll(isFound)
      .toBe(true)
      .catch(() => missing.push(`${title} by ${typed}`));
  }
  return missing;
}

const every = { which: 'every', chosen: titles, tag: '@release' };
const third = { which: 'every third', chosen: titles.filter((_, place) => place % 3 === 0), tag: [] };

for (const { language, which, chosen, tag } of [
  { language: 'zh' as const, ...third },
  { language: 'zh' as const, ...every },
  { language: 'en' as const, ...every },
])
  journey(
    `${which} page and tool is found by name, pinyin and initials, in ${language} [palette-finds-everything]`,
    { tag },
    async ({ page }) => {
      journey.slow();
      await signInSpeaking(page, language);
      await page.keyboard.press('Control+k');
      const missing: string[] = [];
      for (const title of chosen)
        missing.push(...(await missingOf(page, title[language], [title.en, ...waysTo(title.zh)])));
      expect(titles.length).toBeGreaterThan(15);
      expect(missing).toEqual([]);
    },
  );

for (const { address, actions, tag } of [
  { address: '/order/orderList', actions: ['批量导入', '更多筛选', '导出', '列设置', '下一页', '待接单'], tag: [] },
  { address: '/order/quickOrder', actions: ['提交运单', '地址簿', '添加一辆'], tag: '@release' },
  { address: '/setting/accounts', actions: ['新建账号', '导出', '列设置'], tag: '@release' },
  { address: '/setting/personalCenter', actions: ['修改密码'], tag: '@release' },
])
  journey(
    `commands of ${address} come first, and are found by name, pinyin and initials [palette-finds-actions]`,
    { tag },
    async ({ page }) => {
      journey.slow();
      await signInSpeaking(page, 'zh');
      await page.goto(`/#${address}`);
      await expect(page.locator('main button:visible').first()).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('group').first()).toHaveAccessibleName('本页');
      const missing: string[] = [];
      for (const name of actions) missing.push(...(await missingOf(page, name, waysTo(name))));
      expect(missing).toEqual([]);
    },
  );
