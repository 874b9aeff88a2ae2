import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pinyin } from 'pinyin-pro';
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
  { zh: '搜索', en: 'Search' },
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
      const field = page.getByRole('combobox');
      const missing: string[] = [];
      for (const title of chosen) {
        const syllables = pinyin(title.zh, { toneType: 'none', v: true, type: 'array', nonZh: 'consecutive' });
        const initials = syllables.map((part) => (/^[a-z]+$/.test(part) ? part[0] : part.trim())).join('');
        for (const typed of [title.zh, title.en, syllables.join(''), initials]) {
          await field.fill(typed);
          const options = await page.getByRole('option').allInnerTexts();
          if (!options.some((text) => text.startsWith(title[language]))) missing.push(`${title.zh} by ${typed}`);
        }
      }
      expect(titles.length).toBeGreaterThan(15);
      expect(missing).toEqual([]);
    },
  );
